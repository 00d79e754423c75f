// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'sr-Latn',
  name: 'Srpski',
  region: 'RS',
  direction: 'ltr',
  months: {
    wide: ['januar', 'februar', 'mart', 'april', 'maj', 'jun', 'jul', 'avgust', 'septembar', 'oktobar', 'novembar', 'decembar'],
    abbreviated: ['jan', 'feb', 'mar', 'apr', 'maj', 'jun', 'jul', 'avg', 'sep', 'okt', 'nov', 'dec'],
    standalone: ['januar', 'februar', 'mart', 'april', 'maj', 'jun', 'jul', 'avgust', 'septembar', 'oktobar', 'novembar', 'decembar'],
  },
  weekdays: { wide: ['nedelja', 'ponedeljak', 'utorak', 'sreda', 'četvrtak', 'petak', 'subota'], abbreviated: ['ned', 'pon', 'uto', 'sre', 'čet', 'pet', 'sub'] },
  dates: { full: 'EEEE, d.\u00a0MMMM y.', long: 'd.\u00a0MMMM y.', medium: 'd. M. y.', numeric: 'd. M. y.', monthYear: 'MMMM y.', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y.' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { AUD: 'AUD', BAM: 'KM', JPY: '¥', KRW: 'KRW', NZD: 'NZD', PHP: 'PHP', VND: 'VND' } },
  units: {
    minutes: { one: '{0}\u00a0min', few: '{0}\u00a0min', other: '{0}\u00a0min' },
    hours: { one: '{0}\u00a0sat', few: '{0}\u00a0sata', other: '{0}\u00a0sati' },
    days: { one: '{0}\u00a0dan', few: '{0}\u00a0dana', other: '{0}\u00a0dana' },
    weeks: { one: '{0}\u00a0nedelja', few: '{0}\u00a0nedelje', other: '{0}\u00a0nedelja' },
    months: { one: '{0}\u00a0mesec', few: '{0}\u00a0meseca', other: '{0}\u00a0meseci' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '”', '’', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} i {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} i {1}' }, or: { pair: '{0} ili {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ili {1}' } },
  hyphenation: 'sh-latn',
  afterNumber: ['dan', 'dana', 'mesec', 'meseca', 'meseci', 'min', 'nedelja', 'nedelje', 'sat', 'sata', 'sati'],
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
