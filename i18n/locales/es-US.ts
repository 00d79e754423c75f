// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as es } from './es.ts'

export const pack: LocalePack = {
  ...es,
  tag: 'es-US',
  name: 'Español (Estados Unidos)',
  region: 'US',
  times: { ...es.times, short: 'h:mm\u00a0a', periods: ['a.m.', 'p.m.'], from: 'h:mm\u00a0a' },
  numbers: { ...es.numbers, decimal: '.', group: ',', percent: '{0}%' },
  money: {
    ...es.money,
    positive: '¤{0}',
    negative: '−¤{0}',
    decimal: '.',
    group: ',',
    symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', ILS: 'ILS', INR: 'INR', JPY: '¥', KRW: 'KRW', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', USD: '$', VND: 'VND', XAF: 'XAF', XCD: 'XCD', XOF: 'XOF' },
  },
}
