// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'sl',
  name: 'Slovenščina',
  region: 'SI',
  direction: 'ltr',
  months: {
    wide: ['januar', 'februar', 'marec', 'april', 'maj', 'junij', 'julij', 'avgust', 'september', 'oktober', 'november', 'december'],
    abbreviated: ['jan.', 'feb.', 'mar.', 'apr.', 'maj', 'jun.', 'jul.', 'avg.', 'sep.', 'okt.', 'nov.', 'dec.'],
    standalone: ['januar', 'februar', 'marec', 'april', 'maj', 'junij', 'julij', 'avgust', 'september', 'oktober', 'november', 'december'],
  },
  weekdays: { wide: ['nedelja', 'ponedeljek', 'torek', 'sreda', 'četrtek', 'petek', 'sobota'], abbreviated: ['ned.', 'pon.', 'tor.', 'sre.', 'čet.', 'pet.', 'sob.'] },
  dates: { full: 'EEEE, d.\u00a0MMMM y', long: 'd.\u00a0MMMM y', medium: 'd. MMM y', numeric: 'd. M. y', monthYear: 'MMMM y', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y' },
  times: { short: 'HH:mm', periods: ['dop.', 'pop.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 2, minus: '−', percent: '{0}\u00a0%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', GBP: 'GBP', JPY: '¥', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', USD: '$', XCD: 'XCD' } },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0dan', two: '{0}\u00a0dneva', few: '{0}\u00a0dni', other: '{0}\u00a0dni' },
    weeks: { one: '{0}\u00a0teden', two: '{0}\u00a0tedna', few: '{0}\u00a0tedni', other: '{0}\u00a0tednov' },
    months: { one: '{0}\u00a0mesec', two: '{0}\u00a0meseca', few: '{0}\u00a0meseci', other: '{0}\u00a0mesecev' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '‚', '‘'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} in {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} in {1}' }, or: { pair: '{0} ali {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ali {1}' } },
  hyphenation: 'sl',
  afterNumber: ['dan', 'dneva', 'dni', 'h', 'mesec', 'meseca', 'mesecev', 'meseci', 'min', 'teden', 'tedna', 'tedni', 'tednov'],
  plurals: {
    cardinal: {
      categories: ['one', 'two', 'few', 'other'],
      select: ({ i, v }) => {
        if (v === 0 && i % 100 === 1) return 'one'
        if (v === 0 && i % 100 === 2) return 'two'
        if ((v === 0 && i % 100 >= 3 && i % 100 <= 4) || v !== 0) return 'few'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
