// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as en } from './en.ts'

export const pack: LocalePack = {
  ...en,
  tag: 'en-CA',
  name: 'English (Canada)',
  region: 'CA',
  dates: { ...en.dates, numeric: 'y-MM-dd' },
  money: { ...en.money, symbols: { CAD: '$', XCG: 'Cg' } },
  units: { ...en.units, minutes: { one: '{0}\u00a0min', other: '{0}\u00a0mins' } },
  lists: { ...en.lists, and: { pair: '{0} and {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} and {1}' }, or: { pair: '{0} or {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} or {1}' } },
}
