// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as fr } from './fr.ts'

export const pack: LocalePack = {
  ...fr,
  tag: 'fr-CH',
  name: 'Français (Suisse)',
  region: 'CH',
  dates: { ...fr.dates, full: 'EEEE, d\u00a0MMMM y', numeric: 'dd.MM.y' },
  numbers: { ...fr.numbers, group: '’', percent: '{0}%' },
  money: { ...fr.money, decimal: '.', group: '’' },
  quotes: ['«', '»', '‹', '›'],
  quoteSpace: '',
}
