// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'hu',
  name: 'Magyar',
  region: 'HU',
  direction: 'ltr',
  months: {
    wide: ['január', 'február', 'március', 'április', 'május', 'június', 'július', 'augusztus', 'szeptember', 'október', 'november', 'december'],
    abbreviated: ['jan.', 'febr.', 'márc.', 'ápr.', 'máj.', 'jún.', 'júl.', 'aug.', 'szept.', 'okt.', 'nov.', 'dec.'],
    standalone: ['január', 'február', 'március', 'április', 'május', 'június', 'július', 'augusztus', 'szeptember', 'október', 'november', 'december'],
  },
  weekdays: { wide: ['vasárnap', 'hétfő', 'kedd', 'szerda', 'csütörtök', 'péntek', 'szombat'], abbreviated: ['V', 'H', 'K', 'Sze', 'Cs', 'P', 'Szo'] },
  dates: { full: 'y. MMMM\u00a0d., EEEE', long: 'y. MMMM\u00a0d.', medium: 'y. MMM d.', numeric: 'y. MM. dd.', monthYear: 'y. MMMM', monthDay: 'MMMM\u00a0d.', days: 'y. MMMM d–d.' },
  times: { short: 'H:mm', periods: ['de.', 'du.'], from: 'H:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 2, minus: '−', percent: '{0}%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '\u00a0',
    symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', HUF: 'Ft', ILS: 'ILS', INR: 'INR', JPY: '¥', KRW: 'KRW', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', USD: 'USD', VND: 'VND', XCD: 'XCD' },
  },
  units: {
    minutes: { one: '{0}\u00a0p', other: '{0}\u00a0p' },
    hours: { one: '{0}\u00a0ó', other: '{0}\u00a0ó' },
    days: { one: '{0}\u00a0nap', other: '{0}\u00a0nap' },
    weeks: { one: '{0}\u00a0hét', other: '{0}\u00a0hét' },
    months: { one: '{0}\u00a0hónap', other: '{0}\u00a0hónap' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '”', '»', '«'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} és {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} és {1}' }, or: { pair: '{0} vagy {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} vagy {1}' } },
  hyphenation: 'hu',
  afterNumber: ['hét', 'hónap', 'nap', 'p', 'ó'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1 || n === 5) return 'one'
        return 'other'
      },
    },
  },
}
