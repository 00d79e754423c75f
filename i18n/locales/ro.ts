// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'ro',
  name: 'Română',
  region: 'RO',
  direction: 'ltr',
  months: {
    wide: ['ianuarie', 'februarie', 'martie', 'aprilie', 'mai', 'iunie', 'iulie', 'august', 'septembrie', 'octombrie', 'noiembrie', 'decembrie'],
    abbreviated: ['ian.', 'feb.', 'mar.', 'apr.', 'mai', 'iun.', 'iul.', 'aug.', 'sept.', 'oct.', 'nov.', 'dec.'],
    standalone: ['ianuarie', 'februarie', 'martie', 'aprilie', 'mai', 'iunie', 'iulie', 'august', 'septembrie', 'octombrie', 'noiembrie', 'decembrie'],
  },
  weekdays: { wide: ['duminică', 'luni', 'marți', 'miercuri', 'joi', 'vineri', 'sâmbătă'], abbreviated: ['dum.', 'lun.', 'mar.', 'mie.', 'joi', 'vin.', 'sâm.'] },
  dates: { full: 'EEEE, d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'dd.MM.y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['a.m.', 'p.m.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '.',
    symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', ILS: 'ILS', INR: 'INR', JPY: 'JPY', KRW: 'KRW', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', USD: 'USD', VND: 'VND', XCD: 'XCD' },
  },
  units: {
    minutes: { one: '{0}\u00a0min.', few: '{0}\u00a0min.', other: '{0}\u00a0min.' },
    hours: { one: '{0}\u00a0oră', few: '{0}\u00a0ore', other: '{0}\u00a0ore' },
    days: { one: '{0}\u00a0zi', few: '{0}\u00a0zile', other: '{0}\u00a0de\u00a0zile' },
    weeks: { one: '{0}\u00a0săptămână', few: '{0}\u00a0săptămâni', other: '{0}\u00a0de\u00a0săptămâni' },
    months: { one: '{0}\u00a0lună', few: '{0}\u00a0luni', other: '{0}\u00a0de\u00a0luni' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '”', '«', '»'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} și {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} și {1}' }, or: { pair: '{0} sau {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} sau {1}' } },
  hyphenation: 'ro',
  afterNumber: ['de\u00a0luni', 'de\u00a0săptămâni', 'de\u00a0zile', 'luni', 'lună', 'min\\.', 'ore', 'oră', 'săptămâni', 'săptămână', 'zi', 'zile'],
  plurals: {
    cardinal: {
      categories: ['one', 'few', 'other'],
      select: ({ n, i, v }) => {
        if (i === 1 && v === 0) return 'one'
        if (v !== 0 || n === 0 || (n !== 1 && v === 0 && n % 100 >= 1 && n % 100 <= 19)) return 'few'
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
