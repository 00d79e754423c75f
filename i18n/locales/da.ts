// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'da',
  name: 'Dansk',
  region: 'DK',
  direction: 'ltr',
  months: {
    wide: ['januar', 'februar', 'marts', 'april', 'maj', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'december'],
    abbreviated: ['jan.', 'feb.', 'mar.', 'apr.', 'maj', 'jun.', 'jul.', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'],
    standalone: ['januar', 'februar', 'marts', 'april', 'maj', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'december'],
  },
  weekdays: { wide: ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'], abbreviated: ['søn.', 'man.', 'tirs.', 'ons.', 'tors.', 'fre.', 'lør.'] },
  dates: { full: "EEEE 'den' d.\u00a0MMMM y", long: 'd.\u00a0MMMM y', medium: 'd. MMM y', numeric: 'd.M.y', monthYear: 'MMMM y', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y' },
  times: { short: 'HH.mm', periods: ['AM', 'PM'], from: 'HH.mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { AUD: 'AU$', DKK: 'kr.', PHP: 'PHP', THB: '฿' } },
  units: {
    minutes: { one: '{0}\u00a0min.', other: '{0}\u00a0min.' },
    hours: { one: '{0}\u00a0t.', other: '{0}\u00a0t.' },
    days: { one: '{0}\u00a0dag', other: '{0}\u00a0dage' },
    weeks: { one: '{0}\u00a0uge', other: '{0}\u00a0uger' },
    months: { one: '{0}\u00a0måned', other: '{0}\u00a0måneder' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} og {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} og {1}' }, or: { pair: '{0} eller {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} eller {1}' } },
  hyphenation: 'da',
  afterNumber: ['dag', 'dage', 'min\\.', 'måned', 'måneder', 't\\.', 'uge', 'uger'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n, i, f }) => {
        if (n === 1 || (f !== 0 && (i === 0 || i === 1))) return 'one'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
