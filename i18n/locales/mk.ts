// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'mk',
  name: 'Македонски',
  region: 'MK',
  direction: 'ltr',
  months: {
    wide: ['јануари', 'февруари', 'март', 'април', 'мај', 'јуни', 'јули', 'август', 'септември', 'октомври', 'ноември', 'декември'],
    abbreviated: ['јан.', 'фев.', 'мар.', 'апр.', 'мај', 'јун.', 'јул.', 'авг.', 'сеп.', 'окт.', 'ное.', 'дек.'],
    standalone: ['јануари', 'февруари', 'март', 'април', 'мај', 'јуни', 'јули', 'август', 'септември', 'октомври', 'ноември', 'декември'],
  },
  weekdays: { wide: ['недела', 'понеделник', 'вторник', 'среда', 'четврток', 'петок', 'сабота'], abbreviated: ['нед.', 'пон.', 'вто.', 'сре.', 'чет.', 'пет.', 'саб.'] },
  dates: { full: "EEEE, d\u00a0MMMM y\u202f'г'.", long: "d\u00a0MMMM y\u202f'г'.", medium: "d MMM y\u202f'г'.", numeric: "d.M.y\u202f'г'.", monthYear: "MMMM y\u202f'г'.", monthDay: 'd\u00a0MMMM', days: "d–d MMMM y\u202f'г'." },
  times: { short: 'HH:mm', periods: ['претпл.', 'попл.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '.',
    symbols: { AUD: 'AUD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', ILS: 'ILS', INR: 'INR', JPY: 'JPY', KRW: 'KRW', MKD: 'ден.', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', VND: 'VND' },
  },
  units: {
    minutes: { one: '{0}\u00a0мин.', other: '{0}\u00a0мин.' },
    hours: { one: '{0}\u00a0ч.', other: '{0}\u00a0ч.' },
    days: { one: '{0}\u00a0ден', other: '{0}\u00a0дена' },
    weeks: { one: '{0}\u00a0седмица', other: '{0}\u00a0седмици' },
    months: { one: '{0}\u00a0месец', other: '{0}\u00a0месеци' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '‚', '‘'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} и {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} и {1}' }, or: { pair: '{0} или {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} или {1}' } },
  hyphenation: 'mk',
  afterNumber: ['ден', 'дена', 'месец', 'месеци', 'мин\\.', 'седмица', 'седмици', 'ч\\.'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ i, v, f }) => {
        if ((v === 0 && i % 10 === 1 && i % 100 !== 11) || (f % 10 === 1 && f % 100 !== 11)) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'two', 'many', 'other'],
      select: ({ i }) => {
        if (i % 10 === 1 && i % 100 !== 11) return 'one'
        if (i % 10 === 2 && i % 100 !== 12) return 'two'
        if ((i % 10 === 7 || i % 10 === 8) && i % 100 !== 17 && i % 100 !== 18) return 'many'
        return 'other'
      },
    },
  },
}
