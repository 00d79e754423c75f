// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'uk',
  name: 'Українська',
  region: 'UA',
  direction: 'ltr',
  months: {
    wide: ['січня', 'лютого', 'березня', 'квітня', 'травня', 'червня', 'липня', 'серпня', 'вересня', 'жовтня', 'листопада', 'грудня'],
    abbreviated: ['січ.', 'лют.', 'бер.', 'квіт.', 'трав.', 'черв.', 'лип.', 'серп.', 'вер.', 'жовт.', 'лист.', 'груд.'],
    standalone: ['січень', 'лютий', 'березень', 'квітень', 'травень', 'червень', 'липень', 'серпень', 'вересень', 'жовтень', 'листопад', 'грудень'],
  },
  weekdays: { wide: ['неділя', 'понеділок', 'вівторок', 'середа', 'четвер', 'пʼятниця', 'субота'], abbreviated: ['нд', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] },
  dates: { full: "EEEE, d\u00a0MMMM y\u202f'р'.", long: "d\u00a0MMMM y\u202f'р'.", medium: "d MMM y\u202f'р'.", numeric: 'dd.MM.y', monthYear: "LLLL y\u202f'р'.", monthDay: 'd\u00a0MMMM', days: "d–d MMMM y\u202f'р'." },
  times: { short: 'HH:mm', periods: ['дп', 'пп'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '\u00a0',
    symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', ILS: 'ILS', INR: 'INR', JPY: '¥', KRW: 'KRW', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', UAH: '₴', USD: 'USD', VND: 'VND', XCD: 'XCD' },
  },
  units: {
    minutes: { one: '{0}\u00a0хв', few: '{0}\u00a0хв', many: '{0}\u00a0хв', other: '{0}\u00a0хв' },
    hours: { one: '{0}\u00a0год', few: '{0}\u00a0год', many: '{0}\u00a0год', other: '{0}\u00a0год' },
    days: { one: '{0}\u00a0день', few: '{0}\u00a0дні', many: '{0}\u00a0днів', other: '{0}\u00a0дня' },
    weeks: { one: '{0}\u00a0тиждень', few: '{0}\u00a0тижні', many: '{0}\u00a0тижнів', other: '{0}\u00a0тижня' },
    months: { one: '{0}\u00a0місяць', few: '{0}\u00a0місяці', many: '{0}\u00a0місяців', other: '{0}\u00a0місяця' },
    kilobytes: { one: '{0}\u00a0кБ', few: '{0}\u00a0кБ', many: '{0}\u00a0кБ', other: '{0}\u00a0кБ' },
    megabytes: { one: '{0}\u00a0МБ', few: '{0}\u00a0МБ', many: '{0}\u00a0МБ', other: '{0}\u00a0МБ' },
  },
  quotes: ['«', '»', '„', '“'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} і {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} і {1}' }, or: { pair: '{0} або {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} або {1}' } },
  hyphenation: 'uk',
  afterNumber: ['год', 'день', 'дня', 'дні', 'днів', 'місяць', 'місяця', 'місяці', 'місяців', 'тиждень', 'тижня', 'тижні', 'тижнів', 'хв'],
  plurals: {
    cardinal: {
      categories: ['one', 'few', 'many', 'other'],
      select: ({ i, v }) => {
        if (v === 0 && i % 10 === 1 && i % 100 !== 11) return 'one'
        if (v === 0 && i % 10 >= 2 && i % 10 <= 4 && !(i % 100 >= 12 && i % 100 <= 14)) return 'few'
        if ((v === 0 && i % 10 === 0) || (v === 0 && i % 10 >= 5 && i % 10 <= 9) || (v === 0 && i % 100 >= 11 && i % 100 <= 14)) return 'many'
        return 'other'
      },
    },
    ordinal: {
      categories: ['few', 'other'],
      select: ({ n }) => {
        if (n % 10 === 3 && n % 100 !== 13) return 'few'
        return 'other'
      },
    },
  },
}
