// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'hy',
  name: 'Հայերեն',
  region: 'AM',
  direction: 'ltr',
  months: {
    wide: ['հունվարի', 'փետրվարի', 'մարտի', 'ապրիլի', 'մայիսի', 'հունիսի', 'հուլիսի', 'օգոստոսի', 'սեպտեմբերի', 'հոկտեմբերի', 'նոյեմբերի', 'դեկտեմբերի'],
    abbreviated: ['հնվ', 'փտվ', 'մրտ', 'ապր', 'մյս', 'հնս', 'հլս', 'օգս', 'սեպ', 'հոկ', 'նոյ', 'դեկ'],
    standalone: ['հունվար', 'փետրվար', 'մարտ', 'ապրիլ', 'մայիս', 'հունիս', 'հուլիս', 'օգոստոս', 'սեպտեմբեր', 'հոկտեմբեր', 'նոյեմբեր', 'դեկտեմբեր'],
  },
  weekdays: { wide: ['կիրակի', 'երկուշաբթի', 'երեքշաբթի', 'չորեքշաբթի', 'հինգշաբթի', 'ուրբաթ', 'շաբաթ'], abbreviated: ['կիր', 'երկ', 'երք', 'չրք', 'հնգ', 'ուր', 'շբթ'] },
  dates: { full: 'y թ. MMMM\u00a0d, EEEE', long: 'dd\u00a0MMMM, y թ.', medium: 'dd MMM, y թ.', numeric: 'dd.MM.y', monthYear: 'y թ․ LLLL', monthDay: 'MMMM\u00a0d', days: 'd–d MMMM, y թ.' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 2, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '\u00a0', symbols: { AMD: '֏', PHP: 'PHP', THB: '฿', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0ր', other: '{0}\u00a0ր' },
    hours: { one: '{0}\u00a0ժ', other: '{0}\u00a0ժ' },
    days: { one: '{0}\u00a0օր', other: '{0}\u00a0օր' },
    weeks: { one: '{0}\u00a0շաբաթ', other: '{0}\u00a0շաբաթ' },
    months: { one: '{0}\u00a0ամիս', other: '{0}\u00a0ամիս' },
    kilobytes: { one: '{0}\u00a0կԲ', other: '{0}\u00a0կԲ' },
    megabytes: { one: '{0}\u00a0ՄԲ', other: '{0}\u00a0ՄԲ' },
  },
  quotes: ['«', '»', '«', '»'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} և {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} և {1}' }, or: { pair: '{0} կամ {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} կամ {1}' } },
  hyphenation: null,
  afterNumber: ['ամիս', 'ժ', 'շաբաթ', 'ր', 'օր'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ i }) => {
        if (i === 0 || i === 1) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
  },
}
