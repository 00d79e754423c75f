// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as en } from './en.ts'

export const pack: LocalePack = {
  ...en,
  tag: 'en-IN',
  name: 'English (India)',
  region: 'IN',
  months: { ...en.months, abbreviated: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] },
  dates: { ...en.dates, full: 'EEEE, d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'd/M/y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { ...en.times, periods: ['am', 'pm'] },
  numbers: { ...en.numbers, groupsBefore: 2 },
  money: { ...en.money, symbols: { USD: '$' } },
  units: { ...en.units, minutes: { one: '{0}\u00a0min', other: '{0}\u00a0mins' } },
  lists: { ...en.lists, and: { pair: '{0} and {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} and {1}' }, or: { pair: '{0} or {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} or {1}' } },
}
