// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as it } from './it.ts'

export const pack: LocalePack = {
  ...it,
  tag: 'it-CH',
  name: 'Italiano (Svizzera)',
  region: 'CH',
  dates: { ...it.dates, full: 'EEEE, d\u00a0MMMM y' },
  numbers: { ...it.numbers, decimal: '.', group: '’' },
  money: { ...it.money, positive: '¤\u00a0{0}', negative: '¤−{0}', decimal: '.', group: '’' },
}
