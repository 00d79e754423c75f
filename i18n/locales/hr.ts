// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'hr',
  name: 'Hrvatski',
  region: 'HR',
  direction: 'ltr',
  months: {
    wide: ['siječnja', 'veljače', 'ožujka', 'travnja', 'svibnja', 'lipnja', 'srpnja', 'kolovoza', 'rujna', 'listopada', 'studenoga', 'prosinca'],
    abbreviated: ['sij', 'velj', 'ožu', 'tra', 'svi', 'lip', 'srp', 'kol', 'ruj', 'lis', 'stu', 'pro'],
    standalone: ['siječanj', 'veljača', 'ožujak', 'travanj', 'svibanj', 'lipanj', 'srpanj', 'kolovoz', 'rujan', 'listopad', 'studeni', 'prosinac'],
  },
  weekdays: { wide: ['nedjelja', 'ponedjeljak', 'utorak', 'srijeda', 'četvrtak', 'petak', 'subota'], abbreviated: ['ned', 'pon', 'uto', 'sri', 'čet', 'pet', 'sub'] },
  dates: { full: 'EEEE, d.\u00a0MMMM y.', long: 'd.\u00a0MMMM y.', medium: 'd. MMM y.', numeric: 'dd. MM. y.', monthYear: 'LLLL y.', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y.' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '.',
    symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', ILS: 'ILS', INR: 'INR', JPY: 'JPY', KRW: 'KRW', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', USD: 'USD', VND: 'VND', XCD: 'XCD', XPF: 'XPF' },
  },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0dan', few: '{0}\u00a0dana', other: '{0}\u00a0dana' },
    weeks: { one: '{0}\u00a0tjedan', few: '{0}\u00a0tjedna', other: '{0}\u00a0tjedana' },
    months: { one: '{0}\u00a0mjesec', few: '{0}\u00a0mjeseca', other: '{0}\u00a0mjeseci' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '‚', '‘'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} i {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} i {1}' }, or: { pair: '{0} ili {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ili {1}' } },
  hyphenation: 'hr',
  afterNumber: ['dan', 'dana', 'h', 'min', 'mjesec', 'mjeseca', 'mjeseci', 'tjedan', 'tjedana', 'tjedna'],
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
