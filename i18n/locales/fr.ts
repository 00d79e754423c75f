// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'fr',
  name: 'Français',
  region: 'FR',
  direction: 'ltr',
  months: {
    wide: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
    abbreviated: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juil.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'],
    standalone: ['janvier', 'février', 'mars', 'avril', 'mai', 'juin', 'juillet', 'août', 'septembre', 'octobre', 'novembre', 'décembre'],
  },
  weekdays: { wide: ['dimanche', 'lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi'], abbreviated: ['dim.', 'lun.', 'mar.', 'mer.', 'jeu.', 'ven.', 'sam.'] },
  dates: { full: 'EEEE d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'dd/MM/y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u202f', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '\u202f',
    symbols: {
      ARS: '$AR',
      AUD: '$AU',
      BMD: '$BM',
      BND: '$BN',
      BZD: '$BZ',
      CAD: '$CA',
      CLP: '$CL',
      CNY: 'CNY',
      COP: '$CO',
      FJD: '$FJ',
      FKP: '£FK',
      GBP: '£GB',
      GIP: '£GI',
      HKD: 'HKD',
      JPY: 'JPY',
      LBP: '£LB',
      MXN: '$MX',
      NAD: '$NA',
      NZD: '$NZ',
      PHP: 'PHP',
      SBD: '$SB',
      SGD: '$SG',
      SRD: '$SR',
      TTD: '$TT',
      TWD: 'TWD',
      USD: '$US',
      UYU: '$UY',
      WST: '$WS',
      XCD: 'XCD',
      XPF: 'FCFP',
    },
  },
  units: {
    minutes: { one: '{0}\u00a0min', other: '{0}\u00a0min' },
    hours: { one: '{0}\u00a0h', other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0jour', other: '{0}\u00a0jours' },
    weeks: { one: '{0}\u00a0semaine', other: '{0}\u00a0semaines' },
    months: { one: '{0}\u00a0mois', other: '{0}\u00a0mois' },
    kilobytes: { one: '{0}\u00a0ko', other: '{0}\u00a0ko' },
    megabytes: { one: '{0}\u00a0Mo', other: '{0}\u00a0Mo' },
  },
  quotes: ['«', '»', '“', '”'],
  quoteSpace: '\u202f',
  beforeNumber: ['[Aa]rt\\.', '[Aa]rticle', 'n°'],
  lists: { and: { pair: '{0} et {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} et {1}' }, or: { pair: '{0} ou {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ou {1}' } },
  hyphenation: 'fr',
  afterNumber: ['h', 'jour', 'jours', 'min', 'mois', 'semaine', 'semaines'],
  plurals: {
    cardinal: {
      categories: ['one', 'many', 'other'],
      select: ({ i, v }) => {
        if (i === 0 || i === 1) return 'one'
        if (i !== 0 && i % 1000000 === 0 && v === 0) return 'many'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
  },
}
