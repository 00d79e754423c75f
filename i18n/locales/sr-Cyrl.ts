// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'sr-Cyrl',
  name: 'Српски',
  region: 'RS',
  direction: 'ltr',
  months: {
    wide: ['јануар', 'фебруар', 'март', 'април', 'мај', 'јун', 'јул', 'август', 'септембар', 'октобар', 'новембар', 'децембар'],
    abbreviated: ['јан', 'феб', 'мар', 'апр', 'мај', 'јун', 'јул', 'авг', 'сеп', 'окт', 'нов', 'дец'],
    standalone: ['јануар', 'фебруар', 'март', 'април', 'мај', 'јун', 'јул', 'август', 'септембар', 'октобар', 'новембар', 'децембар'],
  },
  weekdays: { wide: ['недеља', 'понедељак', 'уторак', 'среда', 'четвртак', 'петак', 'субота'], abbreviated: ['нед', 'пон', 'уто', 'сре', 'чет', 'пет', 'суб'] },
  dates: { full: 'EEEE, d.\u00a0MMMM y.', long: 'd.\u00a0MMMM y.', medium: 'd. M. y.', numeric: 'd. M. y.', monthYear: 'MMMM y.', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y.' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { AUD: 'AUD', BAM: 'КМ', JPY: '¥', KRW: 'KRW', NZD: 'NZD', PHP: 'PHP', VND: 'VND' } },
  units: {
    minutes: { one: '{0}\u00a0мин', few: '{0}\u00a0мин', other: '{0}\u00a0мин' },
    hours: { one: '{0}\u00a0сат', few: '{0}\u00a0сата', other: '{0}\u00a0сати' },
    days: { one: '{0}\u00a0дан', few: '{0}\u00a0дана', other: '{0}\u00a0дана' },
    weeks: { one: '{0}\u00a0недеља', few: '{0}\u00a0недеље', other: '{0}\u00a0недеља' },
    months: { one: '{0}\u00a0месец', few: '{0}\u00a0месеца', other: '{0}\u00a0месеци' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '”', '’', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} и {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} и {1}' }, or: { pair: '{0} или {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} или {1}' } },
  hyphenation: 'sh-cyrl',
  afterNumber: ['дан', 'дана', 'месец', 'месеца', 'месеци', 'мин', 'недеља', 'недеље', 'сат', 'сата', 'сати'],
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
