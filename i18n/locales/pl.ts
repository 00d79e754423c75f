// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'pl',
  name: 'Polski',
  region: 'PL',
  direction: 'ltr',
  months: {
    wide: ['stycznia', 'lutego', 'marca', 'kwietnia', 'maja', 'czerwca', 'lipca', 'sierpnia', 'września', 'października', 'listopada', 'grudnia'],
    abbreviated: ['sty', 'lut', 'mar', 'kwi', 'maj', 'cze', 'lip', 'sie', 'wrz', 'paź', 'lis', 'gru'],
    standalone: ['styczeń', 'luty', 'marzec', 'kwiecień', 'maj', 'czerwiec', 'lipiec', 'sierpień', 'wrzesień', 'październik', 'listopad', 'grudzień'],
  },
  weekdays: { wide: ['niedziela', 'poniedziałek', 'wtorek', 'środa', 'czwartek', 'piątek', 'sobota'], abbreviated: ['niedz.', 'pon.', 'wt.', 'śr.', 'czw.', 'pt.', 'sob.'] },
  dates: { full: 'EEEE, d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'd.MM.y', monthYear: 'LLLL y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 2, minus: '−', percent: '{0}%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '\u00a0',
    symbols: { AUD: 'AUD', CAD: 'CAD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', ILS: 'ILS', INR: 'INR', JPY: 'JPY', KRW: 'KRW', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', PLN: 'zł', TWD: 'TWD', USD: 'USD', VND: 'VND', XCG: 'XCG' },
  },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { one: '{0}\u00a0godz.', few: '{0}\u00a0godz.', many: '{0}\u00a0godz.', other: '{0}\u00a0godz.' },
    days: { one: '{0}\u00a0dzień', few: '{0}\u00a0dni', many: '{0}\u00a0dni', other: '{0}\u00a0dnia' },
    weeks: { one: '{0}\u00a0tydzień', few: '{0}\u00a0tygodnie', many: '{0}\u00a0tygodni', other: '{0}\u00a0tygodnia' },
    months: { one: '{0}\u00a0miesiąc', few: '{0}\u00a0miesiące', many: '{0}\u00a0miesięcy', other: '{0}\u00a0miesiąca' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '”', '«', '»'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} i {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} i {1}' }, or: { pair: '{0} lub {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} lub {1}' } },
  hyphenation: 'pl',
  afterNumber: ['dni', 'dnia', 'dzień', 'godz\\.', 'miesiąc', 'miesiąca', 'miesiące', 'miesięcy', 'min', 'tydzień', 'tygodni', 'tygodnia', 'tygodnie'],
  plurals: {
    cardinal: {
      categories: ['one', 'few', 'many', 'other'],
      select: ({ i, v }) => {
        if (i === 1 && v === 0) return 'one'
        if (v === 0 && i % 10 >= 2 && i % 10 <= 4 && !(i % 100 >= 12 && i % 100 <= 14)) return 'few'
        if ((v === 0 && i !== 1 && i % 10 >= 0 && i % 10 <= 1) || (v === 0 && i % 10 >= 5 && i % 10 <= 9) || (v === 0 && i % 100 >= 12 && i % 100 <= 14)) return 'many'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
