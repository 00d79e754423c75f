// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as en } from './en.ts'

export const pack: LocalePack = {
  ...en,
  tag: 'en-AU',
  name: 'English (Australia)',
  region: 'AU',
  months: { ...en.months, abbreviated: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'June', 'July', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'] },
  dates: { ...en.dates, full: 'EEEE, d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'dd/MM/y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { ...en.times, periods: ['am', 'pm'] },
  money: {
    ...en.money,
    symbols: {
      AUD: '$',
      BRL: 'BRL',
      CAD: 'CAD',
      CNY: 'CNY',
      GBP: 'GBP',
      HKD: 'HKD',
      ILS: 'ILS',
      INR: 'INR',
      JPY: 'JPY',
      KRW: 'KRW',
      MXN: 'MXN',
      NZD: 'NZD',
      PHP: 'PHP',
      SCR: 'Rs',
      TWD: 'TWD',
      USD: 'USD',
      VND: 'VND',
      XAF: 'XAF',
      XCD: 'XCD',
      XOF: 'XOF',
      XPF: 'CFP',
    },
  },
  units: { ...en.units, minutes: { one: '{0}\u00a0min', other: '{0}\u00a0mins' } },
  lists: { ...en.lists, and: { pair: '{0} and {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} and {1}' }, or: { pair: '{0} or {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} or {1}' } },
}
