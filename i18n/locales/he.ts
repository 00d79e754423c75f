// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'he',
  name: 'עברית',
  region: 'IL',
  direction: 'rtl',
  months: {
    wide: ['ינואר', 'פברואר', 'מרץ', 'אפריל', 'מאי', 'יוני', 'יולי', 'אוגוסט', 'ספטמבר', 'אוקטובר', 'נובמבר', 'דצמבר'],
    abbreviated: ['ינו׳', 'פבר׳', 'מרץ', 'אפר׳', 'מאי', 'יוני', 'יולי', 'אוג׳', 'ספט׳', 'אוק׳', 'נוב׳', 'דצמ׳'],
    standalone: ['ינואר', 'פברואר', 'מרץ', 'אפריל', 'מאי', 'יוני', 'יולי', 'אוגוסט', 'ספטמבר', 'אוקטובר', 'נובמבר', 'דצמבר'],
  },
  weekdays: { wide: ['יום ראשון', 'יום שני', 'יום שלישי', 'יום רביעי', 'יום חמישי', 'יום שישי', 'יום שבת'], abbreviated: ['יום א׳', 'יום ב׳', 'יום ג׳', 'יום ד׳', 'יום ה׳', 'יום ו׳', 'שבת'] },
  dates: { full: 'EEEE, d\u00a0בMMMM y', long: 'd\u00a0בMMMM y', medium: 'd בMMM y', numeric: 'd.M.y', monthYear: 'MMMM y', monthDay: 'd\u00a0בMMMM', days: 'd–d בMMMM y' },
  times: { short: 'H:mm', periods: ['AM', 'PM'], from: 'H:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '\u200e−', percent: '{0}%' },
  money: { positive: '\u200f{0}\u00a0\u200f¤', negative: '\u200f−{0}\u00a0\u200f¤', decimal: '.', group: ',', symbols: { CNY: '\u200eCN¥\u200e', JPY: '¥', PHP: 'PHP', THB: '฿', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0דק׳', two: '{0}\u00a0דק׳', other: '{0}\u00a0דק׳' },
    hours: { one: '{0}\u00a0שעה', two: 'שעתיים', other: '{0}\u00a0שע׳' },
    days: { one: '{0}\u00a0יום', two: 'יומיים', many: '{0}\u00a0יום', other: '{0}\u00a0ימים' },
    weeks: { one: '{0}\u00a0שבוע', two: 'שבועיים', other: '{0}\u00a0שבועות' },
    months: { one: '{0}\u00a0חודש', two: 'חודשיים', many: '{0}\u00a0חודשים', other: '{0}\u00a0חודשים' },
    kilobytes: { one: 'kB\u200f{0}', two: '{0}\u00a0kB', other: '{0}\u00a0kB' },
    megabytes: { one: 'MB\u200f{0}', two: '{0}\u00a0MB', other: '{0}\u00a0MB' },
  },
  quotes: ['”', '”', '’', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} ו{1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ו{1}' }, or: { pair: '{0} או {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} או {1}' } },
  hyphenation: null,
  afterNumber: ['דק׳', 'חודש', 'חודשים', 'יום', 'ימים', 'שבוע', 'שבועות', 'שעה', 'שע׳'],
  plurals: {
    cardinal: {
      categories: ['one', 'two', 'other'],
      select: ({ i, v }) => {
        if ((i === 1 && v === 0) || (i === 0 && v !== 0)) return 'one'
        if (i === 2 && v === 0) return 'two'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
