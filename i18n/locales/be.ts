// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'be',
  name: 'Беларуская',
  region: 'BY',
  direction: 'ltr',
  months: {
    wide: ['студзеня', 'лютага', 'сакавіка', 'красавіка', 'мая', 'чэрвеня', 'ліпеня', 'жніўня', 'верасня', 'кастрычніка', 'лістапада', 'снежня'],
    abbreviated: ['сту', 'лют', 'сак', 'кра', 'мая', 'чэр', 'ліп', 'жні', 'вер', 'кас', 'ліс', 'сне'],
    standalone: ['студзень', 'люты', 'сакавік', 'красавік', 'май', 'чэрвень', 'ліпень', 'жнівень', 'верасень', 'кастрычнік', 'лістапад', 'снежань'],
  },
  weekdays: { wide: ['нядзеля', 'панядзелак', 'аўторак', 'серада', 'чацвер', 'пятніца', 'субота'], abbreviated: ['нд', 'пн', 'аў', 'ср', 'чц', 'пт', 'сб'] },
  dates: { full: "EEEE, d\u00a0MMMM y\u202f'г'.", long: "d\u00a0MMMM y\u202f'г'.", medium: "d MMM y\u202f'г'.", numeric: 'd.M.y', monthYear: 'LLLL y', monthDay: 'd\u00a0MMMM', days: "d–d MMMM y\u202f'г'." },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 2, minus: '−', percent: '{0}\u00a0%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '\u00a0', symbols: { BRL: 'BRL', BYN: 'Br', CAD: 'CAD', JPY: '¥', NZD: 'NZD', PHP: 'PHP', RUB: '₽', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0хв', few: '{0}\u00a0хв', many: '{0}\u00a0хв', other: '{0}\u00a0хв' },
    hours: { one: '{0}\u00a0гадз', few: '{0}\u00a0гадз', many: '{0}\u00a0гадз', other: '{0}\u00a0гадз' },
    days: { one: '{0}\u00a0суткі', few: '{0}\u00a0сутак', many: '{0}\u00a0сутак', other: '{0}\u00a0сутак' },
    weeks: { one: '{0}\u00a0тыдзень', few: '{0}\u00a0тыдні', many: '{0}\u00a0тыдняў', other: '{0}\u00a0тыдня' },
    months: { one: '{0}\u00a0месяц', few: '{0}\u00a0месяца', many: '{0}\u00a0месяцаў', other: '{0}\u00a0месяца' },
    kilobytes: { one: '{0}\u00a0КБ', few: '{0}\u00a0КБ', many: '{0}\u00a0КБ', other: '{0}\u00a0КБ' },
    megabytes: { one: '{0}\u00a0МБ', few: '{0}\u00a0МБ', many: '{0}\u00a0МБ', other: '{0}\u00a0МБ' },
  },
  quotes: ['«', '»', '„', '“'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} і {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} і {1}' }, or: { pair: '{0} ці {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ці {1}' } },
  hyphenation: 'be',
  afterNumber: ['гадз', 'месяц', 'месяца', 'месяцаў', 'сутак', 'суткі', 'тыдзень', 'тыдня', 'тыдняў', 'тыдні', 'хв'],
  plurals: {
    cardinal: {
      categories: ['one', 'few', 'many', 'other'],
      select: ({ n, v }) => {
        if (n % 10 === 1 && n % 100 !== 11) return 'one'
        if (v === 0 && n % 10 >= 2 && n % 10 <= 4 && !(v === 0 && n % 100 >= 12 && n % 100 <= 14)) return 'few'
        if (n % 10 === 0 || (v === 0 && n % 10 >= 5 && n % 10 <= 9) || (v === 0 && n % 100 >= 11 && n % 100 <= 14)) return 'many'
        return 'other'
      },
    },
    ordinal: {
      categories: ['few', 'other'],
      select: ({ n }) => {
        if ((n % 10 === 2 || n % 10 === 3) && n % 100 !== 12 && n % 100 !== 13) return 'few'
        return 'other'
      },
    },
  },
}
