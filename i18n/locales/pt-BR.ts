// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as pt } from './pt.ts'

export const pack: LocalePack = {
  ...pt,
  tag: 'pt-BR',
  name: 'Português (Brasil)',
  region: 'BR',
  weekdays: { ...pt.weekdays, abbreviated: ['dom.', 'seg.', 'ter.', 'qua.', 'qui.', 'sex.', 'sáb.'] },
  dates: { ...pt.dates, medium: "d 'de' MMM 'de' y" },
  times: { ...pt.times, periods: ['AM', 'PM'] },
  numbers: { ...pt.numbers, group: '.', minimumGrouping: 1 },
  money: { ...pt.money, positive: '¤\u00a0{0}', negative: '−¤\u00a0{0}', group: '.' },
  quotes: ['“', '”', '‘', '’'],
  plurals: {
    cardinal: {
      categories: ['one', 'many', 'other'],
      select: ({ i, v }) => {
        if (i >= 0 && i <= 1) return 'one'
        if (i !== 0 && i % 1000000 === 0 && v === 0) return 'many'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
