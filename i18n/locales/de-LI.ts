// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as de } from './de.ts'

export const pack: LocalePack = {
  ...de,
  tag: 'de-LI',
  name: 'Deutsch (Liechtenstein)',
  region: 'LI',
  numbers: { ...de.numbers, decimal: '.', group: '’', percent: '{0}%' },
  money: { ...de.money, positive: '¤\u00a0{0}', negative: '−¤\u00a0{0}', decimal: '.', group: '’' },
}
