// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'gl',
  name: 'Galego',
  region: 'ES',
  direction: 'ltr',
  months: {
    wide: ['xaneiro', 'febreiro', 'marzo', 'abril', 'maio', 'xuño', 'xullo', 'agosto', 'setembro', 'outubro', 'novembro', 'decembro'],
    abbreviated: ['xan.', 'feb.', 'mar.', 'abr.', 'maio', 'xuño', 'xul.', 'ago.', 'set.', 'out.', 'nov.', 'dec.'],
    standalone: ['xaneiro', 'febreiro', 'marzo', 'abril', 'maio', 'xuño', 'xullo', 'agosto', 'setembro', 'outubro', 'novembro', 'decembro'],
  },
  weekdays: { wide: ['domingo', 'luns', 'martes', 'mércores', 'xoves', 'venres', 'sábado'], abbreviated: ['dom.', 'luns', 'mar.', 'mér.', 'xov.', 'ven.', 'sáb.'] },
  dates: { full: "EEEE, d\u00a0'de'\u00a0MMMM 'de' y", long: "d\u00a0'de'\u00a0MMMM 'de' y", medium: "d 'de' MMM 'de' y", numeric: 'd/M/y', monthYear: "MMMM 'de' y", monthDay: "d\u00a0'de'\u00a0MMMM", days: "d–d 'de' MMMM 'de' y" },
  times: { short: 'HH:mm', periods: ['a.m.', 'p.m.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { MXN: '$MX', PHP: 'PHP', THB: '฿', USD: '$', XCD: 'XCD', XCG: 'ƒ' } },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0día', other: '{0}\u00a0días' },
    weeks: { one: '{0}\u00a0semana', other: '{0}\u00a0semanas' },
    months: { one: '{0}\u00a0mes', other: '{0}\u00a0meses' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} e {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} e {1}' }, or: { pair: '{0} ou {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ou {1}' } },
  hyphenation: 'gl',
  afterNumber: ['día', 'días', 'h', 'mes', 'meses', 'min', 'semana', 'semanas'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ i, v }) => {
        if (i === 1 && v === 0) return 'one'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
