// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'lb',
  name: 'Lëtzebuergesch',
  region: 'LU',
  direction: 'ltr',
  months: {
    wide: ['Januar', 'Februar', 'Mäerz', 'Abrëll', 'Mee', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
    abbreviated: ['Jan.', 'Feb.', 'Mäe.', 'Abr.', 'Mee', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'],
    standalone: ['Januar', 'Februar', 'Mäerz', 'Abrëll', 'Mee', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  },
  weekdays: { wide: ['Sonndeg', 'Méindeg', 'Dënschdeg', 'Mëttwoch', 'Donneschdeg', 'Freideg', 'Samschdeg'], abbreviated: ['Son.', 'Méi.', 'Dën.', 'Mët.', 'Don.', 'Fre.', 'Sam.'] },
  dates: { full: 'EEEE, d.\u00a0MMMM y', long: 'd.\u00a0MMMM y', medium: 'd. MMM y', numeric: 'd.M.y', monthYear: 'MMMM y', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y' },
  times: { short: 'HH:mm', periods: ['moies', 'nomëttes'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { AUD: 'AU$', JPY: '¥', PHP: 'PHP', THB: '฿', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0Min.', other: '{0}\u00a0Min.' },
    hours: { one: '{0}\u00a0St.', other: '{0}\u00a0St.' },
    days: { one: '{0}\u00a0Dag', other: '{0}\u00a0Deeg' },
    weeks: { one: '{0}\u00a0Woch', other: '{0}\u00a0Wochen' },
    months: { one: '{0}\u00a0Mount', other: '{0}\u00a0Méint' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '‚', '‘'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} a {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} a {1}' }, or: { pair: '{0} oder {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} oder {1}' } },
  hyphenation: null,
  afterNumber: ['Dag', 'Deeg', 'Min\\.', 'Mount', 'Méint', 'St\\.', 'Woch', 'Wochen'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
