// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'en',
  name: 'English',
  region: 'US',
  direction: 'ltr',
  months: {
    wide: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
    abbreviated: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    standalone: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  },
  weekdays: { wide: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'], abbreviated: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] },
  dates: { full: 'EEEE, MMMM\u00a0d, y', long: 'MMMM\u00a0d, y', medium: 'MMM d, y', numeric: 'M/d/y', monthYear: 'MMMM y', monthDay: 'MMMM\u00a0d', days: 'MMMM d–d, y' },
  times: { short: 'h:mm\u00a0a', periods: ['a.m.', 'p.m.'], from: 'h:mm\u00a0a' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { JPY: '¥', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0min', other: '{0}\u00a0min' },
    hours: { one: '{0}\u00a0h', other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0day', other: '{0}\u00a0days' },
    weeks: { one: '{0}\u00a0week', other: '{0}\u00a0weeks' },
    months: { one: '{0}\u00a0month', other: '{0}\u00a0months' },
    kilobytes: { one: '{0}\u00a0KB', other: '{0}\u00a0KB' },
    megabytes: { one: '{0}\u00a0MB', other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: ['no\\.', 'Article', 'Section'],
  lists: { and: { pair: '{0} and {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, and {1}' }, or: { pair: '{0} or {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, or {1}' } },
  hyphenation: null,
  afterNumber: ['(?:second|minute|hour|day|(?:business|working) day|week|month|year)s?', '[ap]\\.m\\.'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ i, v }) => {
        if (i === 1 && v === 0) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'two', 'few', 'other'],
      select: ({ n }) => {
        if (n % 10 === 1 && n % 100 !== 11) return 'one'
        if (n % 10 === 2 && n % 100 !== 12) return 'two'
        if (n % 10 === 3 && n % 100 !== 13) return 'few'
        return 'other'
      },
    },
  },
}
