// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'ga',
  name: 'Gaeilge',
  region: 'IE',
  direction: 'ltr',
  months: {
    wide: ['Eanáir', 'Feabhra', 'Márta', 'Aibreán', 'Bealtaine', 'Meitheamh', 'Iúil', 'Lúnasa', 'Meán Fómhair', 'Deireadh Fómhair', 'Samhain', 'Nollaig'],
    abbreviated: ['Ean', 'Feabh', 'Márta', 'Aib', 'Beal', 'Meith', 'Iúil', 'Lún', 'MFómh', 'DFómh', 'Samh', 'Noll'],
    standalone: ['Eanáir', 'Feabhra', 'Márta', 'Aibreán', 'Bealtaine', 'Meitheamh', 'Iúil', 'Lúnasa', 'Meán Fómhair', 'Deireadh Fómhair', 'Samhain', 'Nollaig'],
  },
  weekdays: { wide: ['Dé Domhnaigh', 'Dé Luain', 'Dé Máirt', 'Dé Céadaoin', 'Déardaoin', 'Dé hAoine', 'Dé Sathairn'], abbreviated: ['Domh', 'Luan', 'Máirt', 'Céad', 'Déar', 'Aoine', 'Sath'] },
  dates: { full: 'EEEE d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'dd/MM/y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['r.n.', 'i.n.'], from: 'HH:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { JPY: '¥', THB: '฿', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0nóim', two: '{0}\u00a0nóim', few: '{0}\u00a0nóim', many: '{0}\u00a0nóim', other: '{0}\u00a0nóim' },
    hours: { one: '{0}\u00a0u', two: '{0}\u00a0u', few: '{0}\u00a0u', many: '{0}\u00a0u', other: '{0}\u00a0u' },
    days: { one: '{0}\u00a0lá', two: '{0}\u00a0lá', few: '{0}\u00a0lá', many: '{0}\u00a0lá', other: '{0}\u00a0lá' },
    weeks: { one: '{0}\u00a0scht', two: '{0}\u00a0scht', few: '{0}\u00a0scht', many: '{0}\u00a0scht', other: '{0}\u00a0scht' },
    months: { one: '{0}\u00a0mhí', two: '{0}\u00a0mhí', few: '{0}\u00a0mhí', many: '{0}\u00a0mí', other: '{0}\u00a0mí' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} agus {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} agus {1}' }, or: { pair: '{0} nó {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} nó {1}' } },
  hyphenation: 'ga',
  afterNumber: ['lá', 'mhí', 'mí', 'nóim', 'scht', 'u'],
  plurals: {
    cardinal: {
      categories: ['one', 'two', 'few', 'many', 'other'],
      select: ({ n, v }) => {
        if (n === 1) return 'one'
        if (n === 2) return 'two'
        if (v === 0 && n >= 3 && n <= 6) return 'few'
        if (v === 0 && n >= 7 && n <= 10) return 'many'
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
