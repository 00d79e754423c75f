// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'et',
  name: 'Eesti',
  region: 'EE',
  direction: 'ltr',
  months: {
    wide: ['jaanuar', 'veebruar', 'märts', 'aprill', 'mai', 'juuni', 'juuli', 'august', 'september', 'oktoober', 'november', 'detsember'],
    abbreviated: ['jaan', 'veebr', 'märts', 'apr', 'mai', 'juuni', 'juuli', 'aug', 'sept', 'okt', 'nov', 'dets'],
    standalone: ['jaanuar', 'veebruar', 'märts', 'aprill', 'mai', 'juuni', 'juuli', 'august', 'september', 'oktoober', 'november', 'detsember'],
  },
  weekdays: { wide: ['pühapäev', 'esmaspäev', 'teisipäev', 'kolmapäev', 'neljapäev', 'reede', 'laupäev'], abbreviated: ['P', 'E', 'T', 'K', 'N', 'R', 'L'] },
  dates: { full: 'EEEE, d.\u00a0MMMM y', long: 'd.\u00a0MMMM y', medium: 'd. MMM y', numeric: 'd.M.y', monthYear: 'MMMM y', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 2, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '\u00a0', symbols: { AUD: 'AU$', JPY: '¥', PHP: 'PHP', THB: '฿', USD: '$' } },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { one: '{0}\u00a0t', other: '{0}\u00a0t' },
    days: { one: '{0}\u00a0ööpäev', other: '{0}\u00a0ööpäeva' },
    weeks: { one: '{0}\u00a0nädal', other: '{0}\u00a0nädalat' },
    months: { one: '{0}\u00a0kuu', other: '{0}\u00a0kuud' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '‚', '‘'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} ja {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ja {1}' }, or: { pair: '{0} või {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} või {1}' } },
  hyphenation: 'et',
  afterNumber: ['kuu', 'kuud', 'min', 'nädal', 'nädalat', 't', 'ööpäev', 'ööpäeva'],
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
