// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'
import { pack as fr } from './fr.ts'

export const pack: LocalePack = {
  ...fr,
  tag: 'fr-CA',
  name: 'Français (Canada)',
  region: 'CA',
  months: { ...fr.months, abbreviated: ['janv.', 'févr.', 'mars', 'avr.', 'mai', 'juin', 'juill.', 'août', 'sept.', 'oct.', 'nov.', 'déc.'] },
  dates: { ...fr.dates, numeric: 'y-MM-dd' },
  times: { ...fr.times, short: "HH\u00a0'h'\u00a0mm", periods: ['a.m.', 'p.m.'], from: "HH\u00a0'h'\u00a0mm" },
  numbers: { ...fr.numbers, group: '\u00a0' },
  money: {
    ...fr.money,
    group: '\u00a0',
    symbols: {
      AUD: '$\u00a0AU',
      CAD: '$',
      HKD: '$\u00a0HK',
      ILS: 'ILS',
      INR: 'INR',
      JPY: '¥',
      KRW: 'KRW',
      MXN: 'MXN',
      NZD: '$\u00a0NZ',
      PHP: 'PHP',
      SGD: '$\u00a0SG',
      TWD: 'TWD',
      USD: '$\u00a0US',
      VND: 'VND',
      XAF: 'XAF',
      XCD: 'XCD',
      XOF: 'XOF',
      XPF: 'XPF',
    },
  },
}
