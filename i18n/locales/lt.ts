// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'lt',
  name: 'Lietuvių',
  region: 'LT',
  direction: 'ltr',
  months: {
    wide: ['sausio', 'vasario', 'kovo', 'balandžio', 'gegužės', 'birželio', 'liepos', 'rugpjūčio', 'rugsėjo', 'spalio', 'lapkričio', 'gruodžio'],
    abbreviated: ['saus.', 'vas.', 'kov.', 'bal.', 'geg.', 'birž.', 'liep.', 'rugp.', 'rugs.', 'spal.', 'lapkr.', 'gruod.'],
    standalone: ['sausis', 'vasaris', 'kovas', 'balandis', 'gegužė', 'birželis', 'liepa', 'rugpjūtis', 'rugsėjis', 'spalis', 'lapkritis', 'gruodis'],
  },
  weekdays: { wide: ['sekmadienis', 'pirmadienis', 'antradienis', 'trečiadienis', 'ketvirtadienis', 'penktadienis', 'šeštadienis'], abbreviated: ['sk', 'pr', 'an', 'tr', 'kt', 'pn', 'št'] },
  dates: { full: "y 'm'. MMMM\u00a0d 'd'., EEEE", long: "y 'm'. MMMM\u00a0d 'd'.", medium: 'y-MM-dd', numeric: 'y-MM-dd', monthYear: "y 'm'. LLLL", monthDay: "MMMM\u00a0d 'd'.", days: "y 'm'. MMMM d–d 'd'." },
  times: { short: 'HH:mm', periods: ['priešpiet', 'popiet'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '\u00a0',
    symbols: {
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
      USD: 'USD',
      VND: 'VND',
      XAF: 'XAF',
      XCD: 'XCD',
      XOF: 'XOF',
      XPF: 'XPF',
    },
  },
  units: {
    minutes: { one: '{0}\u00a0min.', few: '{0}\u00a0min.', many: '{0}\u00a0min.', other: '{0}\u00a0min.' },
    hours: { one: '{0}\u00a0val.', few: '{0}\u00a0val.', many: '{0}\u00a0val.', other: '{0}\u00a0val.' },
    days: { one: '{0}\u00a0diena', few: '{0}\u00a0dienos', many: '{0}\u00a0dienos', other: '{0}\u00a0dienų' },
    weeks: { one: '{0}\u00a0savaitė', few: '{0}\u00a0savaitės', many: '{0}\u00a0savaitės', other: '{0}\u00a0savaičių' },
    months: { one: '{0}\u00a0mėnuo', few: '{0}\u00a0mėnesiai', many: '{0}\u00a0mėnesio', other: '{0}\u00a0mėnesių' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '„', '“'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} ir {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ir {1}' }, or: { pair: '{0} ar {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ar {1}' } },
  hyphenation: 'lt',
  afterNumber: ['diena', 'dienos', 'dienų', 'min\\.', 'mėnesiai', 'mėnesio', 'mėnesių', 'mėnuo', 'savaitė', 'savaitės', 'savaičių', 'val\\.'],
  plurals: {
    cardinal: {
      categories: ['one', 'few', 'many', 'other'],
      select: ({ n, v, f }) => {
        if (n % 10 === 1 && !(v === 0 && n % 100 >= 11 && n % 100 <= 19)) return 'one'
        if (v === 0 && n % 10 >= 2 && n % 10 <= 9 && !(v === 0 && n % 100 >= 11 && n % 100 <= 19)) return 'few'
        if (f !== 0) return 'many'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
