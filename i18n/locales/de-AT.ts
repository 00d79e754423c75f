// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as de } from './de.ts'

export const pack: LocalePack = {
  ...de,
  tag: 'de-AT',
  name: 'Deutsch (Österreich)',
  region: 'AT',
  months: {
    ...de.months,
    wide: ['Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
    abbreviated: ['Jän.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Dez.'],
    standalone: ['Jänner', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  },
  money: { ...de.money, positive: '¤\u00a0{0}', negative: '−¤\u00a0{0}' },
}
