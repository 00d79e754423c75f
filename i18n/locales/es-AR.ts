// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as es } from './es.ts'

export const pack: LocalePack = {
  ...es,
  tag: 'es-AR',
  name: 'Español (Argentina)',
  region: 'AR',
  times: { ...es.times, short: 'h:mm\u00a0a', from: 'h:mm\u00a0a' },
  numbers: { ...es.numbers, percent: '{0}%' },
  money: {
    ...es.money,
    positive: '¤\u00a0{0}',
    negative: '−¤\u00a0{0}',
    symbols: {
      ARS: '$',
      AUD: 'AUD',
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
      TWD: 'TWD',
      VND: 'VND',
      XAF: 'XAF',
      XCD: 'XCD',
      XOF: 'XOF',
    },
  },
}
