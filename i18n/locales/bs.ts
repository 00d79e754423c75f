// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'bs',
  name: 'Bosanski',
  region: 'BA',
  direction: 'ltr',
  months: {
    wide: ['januar', 'februar', 'mart', 'april', 'maj', 'juni', 'juli', 'august', 'septembar', 'oktobar', 'novembar', 'decembar'],
    abbreviated: ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
    standalone: ['januar', 'februar', 'mart', 'april', 'maj', 'juni', 'juli', 'august', 'septembar', 'oktobar', 'novembar', 'decembar'],
  },
  weekdays: { wide: ['nedjelja', 'ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota'], abbreviated: ['ned', 'pon', 'uto', 'sri', 'čet', 'pet', 'sub'] },
  dates: { full: 'EEEE, d.\u00a0MMMM y.', long: 'd.\u00a0MMMM y.', medium: 'd. MMM y.', numeric: 'd. M. y.', monthYear: 'LLLL y.', monthDay: 'd.\u00a0MMMM', days: 'd–d. MMMM y.' },
  times: { short: 'HH:mm', periods: ['a.\u00a0m.', 'p.\u00a0m.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '.',
    symbols: { AUD: 'AUD', BAM: 'KM', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', ILS: 'ILS', JPY: '¥', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', RSD: 'din.', THB: '฿', USD: 'USD', XCD: 'XCD', XPF: 'XPF' },
  },
  units: {
    minutes: { one: '{0}\u00a0min.', few: '{0}\u00a0min.', other: '{0}\u00a0min.' },
    hours: { other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0dan', few: '{0}\u00a0dana', other: '{0}\u00a0dana' },
    weeks: { one: '{0}\u00a0sedmica', few: '{0}\u00a0sedmice', other: '{0}\u00a0sedmica' },
    months: { one: '{0}\u00a0mjesec', few: '{0}\u00a0mjeseca', other: '{0}\u00a0mjeseci' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} i {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} i {1}' }, or: { pair: '{0} ili {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ili {1}' } },
  hyphenation: 'sh-latn',
  afterNumber: ['dan', 'dana', 'h', 'min\\.', 'mjesec', 'mjeseca', 'mjeseci', 'sedmica', 'sedmice'],
  plurals: {
    cardinal: {
      categories: ['one', 'few', 'other'],
      select: ({ i, v, f }) => {
        if ((v === 0 && i % 10 === 1 && i % 100 !== 11) || (f % 10 === 1 && f % 100 !== 11)) return 'one'
        if ((v === 0 && i % 10 >= 2 && i % 10 <= 4 && !(i % 100 >= 12 && i % 100 <= 14)) || (f % 10 >= 2 && f % 10 <= 4 && !(f % 100 >= 12 && f % 100 <= 14))) return 'few'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
