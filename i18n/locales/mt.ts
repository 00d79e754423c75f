// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'mt',
  name: 'Malti',
  region: 'MT',
  direction: 'ltr',
  months: {
    wide: ['Jannar', 'Frar', 'Marzu', 'April', 'Mejju', 'Ġunju', 'Lulju', 'Awwissu', 'Settembru', 'Ottubru', 'Novembru', 'Diċembru'],
    abbreviated: ['Jan', 'Fra', 'Mar', 'Apr', 'Mej', 'Ġun', 'Lul', 'Aww', 'Set', 'Ott', 'Nov', 'Diċ'],
    standalone: ['Jannar', 'Frar', 'Marzu', 'April', 'Mejju', 'Ġunju', 'Lulju', 'Awwissu', 'Settembru', 'Ottubru', 'Novembru', 'Diċembru'],
  },
  weekdays: { wide: ['Il-Ħadd', 'It-Tnejn', 'It-Tlieta', 'L-Erbgħa', 'Il-Ħamis', 'Il-Ġimgħa', 'Is-Sibt'], abbreviated: ['Ħad', 'Tne', 'Tli', 'Erb', 'Ħam', 'Ġim', 'Sib'] },
  dates: { full: "EEEE, d\u00a0'ta'’\u00a0MMMM y", long: "d\u00a0'ta'’\u00a0MMMM y", medium: 'dd MMM y', numeric: 'M/d/y', monthYear: 'MMMM y', monthDay: "d\u00a0'ta'’\u00a0MMMM", days: "d–d 'ta'’ MMMM y" },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { PHP: 'PHP' } },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { other: '{0}\u00a0h' },
    days: { other: '{0}\u00a0d' },
    weeks: { other: '{0}\u00a0w' },
    months: { other: '{0}\u00a0m' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} u {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, u {1}' }, or: { pair: '{0} jew {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, jew {1}' } },
  hyphenation: null,
  afterNumber: ['d', 'h', 'm', 'min', 'w'],
  plurals: {
    cardinal: {
      categories: ['one', 'two', 'few', 'many', 'other'],
      select: ({ n, v }) => {
        if (n === 1) return 'one'
        if (n === 2) return 'two'
        if (n === 0 || (v === 0 && n % 100 >= 3 && n % 100 <= 10)) return 'few'
        if (v === 0 && n % 100 >= 11 && n % 100 <= 19) return 'many'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
