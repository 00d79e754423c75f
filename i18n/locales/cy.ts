// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'cy',
  name: 'Cymraeg',
  region: 'GB',
  direction: 'ltr',
  months: {
    wide: ['Ionawr', 'Chwefror', 'Mawrth', 'Ebrill', 'Mai', 'Mehefin', 'Gorffennaf', 'Awst', 'Medi', 'Hydref', 'Tachwedd', 'Rhagfyr'],
    abbreviated: ['Ion', 'Chwef', 'Maw', 'Ebr', 'Mai', 'Meh', 'Gorff', 'Awst', 'Medi', 'Hyd', 'Tach', 'Rhag'],
    standalone: ['Ionawr', 'Chwefror', 'Mawrth', 'Ebrill', 'Mai', 'Mehefin', 'Gorffennaf', 'Awst', 'Medi', 'Hydref', 'Tachwedd', 'Rhagfyr'],
  },
  weekdays: { wide: ['Dydd Sul', 'Dydd Llun', 'Dydd Mawrth', 'Dydd Mercher', 'Dydd Iau', 'Dydd Gwener', 'Dydd Sadwrn'], abbreviated: ['Sul', 'Llun', 'Maw', 'Mer', 'Iau', 'Gwen', 'Sad'] },
  dates: { full: 'EEEE, d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'd/M/y', monthYear: 'MMMM y', monthDay: 'MMMM\u00a0d', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { KRW: 'KRW', PHP: 'PHP', THB: '฿' } },
  units: {
    minutes: { zero: '{0}\u00a0mun', one: '{0}\u00a0mun', two: '{0}\u00a0mun', few: '{0}\u00a0mun', many: '{0}\u00a0mun', other: '{0}\u00a0mun' },
    hours: { zero: '{0}\u00a0awr', one: '{0}\u00a0awr', two: '{0}\u00a0awr', few: '{0}\u00a0awr', many: '{0}\u00a0awr', other: '{0}\u00a0awr' },
    days: { zero: '{0}\u00a0diwrnod', one: '{0}\u00a0diwrnod', two: '{0}\u00a0ddiwrnod', few: '{0}\u00a0diwrnod', many: '{0}\u00a0diwrnod', other: '{0}\u00a0diwrnod' },
    weeks: { zero: '{0}\u00a0wythnos', one: '{0}\u00a0wythnos', two: '{0}\u00a0wythnos', few: '{0}\u00a0wythnos', many: '{0}\u00a0wythnos', other: '{0}\u00a0wythnos' },
    months: { zero: '{0}\u00a0mis', one: '{0}\u00a0mis', two: '{0}\u00a0fis', few: '{0}\u00a0mis', many: '{0}\u00a0mis', other: '{0}\u00a0mis' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} a {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} a {1}' }, or: { pair: '{0} neu {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} neu {1}' } },
  hyphenation: 'cy',
  afterNumber: ['awr', 'ddiwrnod', 'diwrnod', 'fis', 'mis', 'mun', 'wythnos'],
  plurals: {
    cardinal: {
      categories: ['zero', 'one', 'two', 'few', 'many', 'other'],
      select: ({ n }) => {
        if (n === 0) return 'zero'
        if (n === 1) return 'one'
        if (n === 2) return 'two'
        if (n === 3) return 'few'
        if (n === 6) return 'many'
        return 'other'
      },
    },
    ordinal: {
      categories: ['zero', 'one', 'two', 'few', 'many', 'other'],
      select: ({ n }) => {
        if (n === 0 || n === 7 || n === 8 || n === 9) return 'zero'
        if (n === 1) return 'one'
        if (n === 2) return 'two'
        if (n === 3 || n === 4) return 'few'
        if (n === 5 || n === 6) return 'many'
        return 'other'
      },
    },
  },
}
