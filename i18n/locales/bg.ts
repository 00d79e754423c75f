// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'bg',
  name: 'Български',
  region: 'BG',
  direction: 'ltr',
  months: {
    wide: ['януари', 'февруари', 'март', 'април', 'май', 'юни', 'юли', 'август', 'септември', 'октомври', 'ноември', 'декември'],
    abbreviated: ['яну', 'фев', 'март', 'апр', 'май', 'юни', 'юли', 'авг', 'сеп', 'окт', 'ное', 'дек'],
    standalone: ['януари', 'февруари', 'март', 'април', 'май', 'юни', 'юли', 'август', 'септември', 'октомври', 'ноември', 'декември'],
  },
  weekdays: { wide: ['неделя', 'понеделник', 'вторник', 'сряда', 'четвъртък', 'петък', 'събота'], abbreviated: ['нд', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] },
  dates: { full: "EEEE, d\u00a0MMMM y\u202f'г'.", long: "d\u00a0MMMM y\u202f'г'.", medium: "d.MM.y\u202f'г'.", numeric: "d.MM.y\u202f'г'.", monthYear: "MMMM y\u202f'г'.", monthDay: 'd\u00a0MMMM', days: "d–d MMMM y\u202f'г'." },
  times: { short: 'H:mm', periods: ['am', 'pm'], from: 'H:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 2, minus: '−', percent: '{0}%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '\u00a0',
    symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', ILS: 'ILS', INR: 'INR', JPY: 'JPY', KRW: 'KRW', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', USD: 'щ.д.', VND: 'VND', XCD: 'XCD' },
  },
  units: {
    minutes: { one: '{0}\u00a0мин', other: '{0}\u00a0мин' },
    hours: { one: '{0}\u00a0ч', other: '{0}\u00a0ч' },
    days: { one: '{0}\u00a0ден', other: '{0}\u00a0дни' },
    weeks: { one: '{0}\u00a0седмица', other: '{0}\u00a0седмици' },
    months: { one: '{0}\u00a0месец', other: '{0}\u00a0месеца' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '„', '“'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} и {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} и {1}' }, or: { pair: '{0} или {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} или {1}' } },
  hyphenation: 'bg',
  afterNumber: ['ден', 'дни', 'месец', 'месеца', 'мин', 'седмица', 'седмици', 'ч'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
