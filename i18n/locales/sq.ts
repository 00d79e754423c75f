// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'sq',
  name: 'Shqip',
  region: 'AL',
  direction: 'ltr',
  months: {
    wide: ['janar', 'shkurt', 'mars', 'prill', 'maj', 'qershor', 'korrik', 'gusht', 'shtator', 'tetor', 'nëntor', 'dhjetor'],
    abbreviated: ['jan', 'shk', 'mar', 'pri', 'maj', 'qer', 'korr', 'gush', 'sht', 'tet', 'nën', 'dhj'],
    standalone: ['janar', 'shkurt', 'mars', 'prill', 'maj', 'qershor', 'korrik', 'gusht', 'shtator', 'tetor', 'nëntor', 'dhjetor'],
  },
  weekdays: { wide: ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë'], abbreviated: ['die', 'hën', 'mar', 'mër', 'enj', 'pre', 'sht'] },
  dates: { full: 'EEEE, d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'd.M.y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'h:mm\u00a0a', periods: ['p.d.', 'm.d.'], from: 'h:mm\u00a0a' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 2, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '\u00a0', symbols: { ALL: 'Lekë', BRL: 'BRL', PHP: 'PHP', THB: '฿', XCG: 'ANG' } },
  units: {
    minutes: { one: '{0}\u00a0min.', other: '{0}\u00a0min.' },
    hours: { one: '{0}\u00a0orë', other: '{0}\u00a0orë' },
    days: { one: '{0}\u00a0ditë', other: '{0}\u00a0ditë' },
    weeks: { one: '{0}\u00a0javë', other: '{0}\u00a0javë' },
    months: { one: '{0}\u00a0muaj', other: '{0}\u00a0muaj' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} dhe {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} dhe {1}' }, or: { pair: '{0} ose {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ose {1}' } },
  hyphenation: 'sq',
  afterNumber: ['ditë', 'javë', 'min\\.', 'muaj', 'orë'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'many', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        if (n % 10 === 4 && n % 100 !== 14) return 'many'
        return 'other'
      },
    },
  },
}
