// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'ru',
  name: 'Русский',
  region: 'RU',
  direction: 'ltr',
  months: {
    wide: ['января', 'февраля', 'марта', 'апреля', 'мая', 'июня', 'июля', 'августа', 'сентября', 'октября', 'ноября', 'декабря'],
    abbreviated: ['янв.', 'февр.', 'мар.', 'апр.', 'мая', 'июн.', 'июл.', 'авг.', 'сент.', 'окт.', 'нояб.', 'дек.'],
    standalone: ['январь', 'февраль', 'март', 'апрель', 'май', 'июнь', 'июль', 'август', 'сентябрь', 'октябрь', 'ноябрь', 'декабрь'],
  },
  weekdays: { wide: ['воскресенье', 'понедельник', 'вторник', 'среда', 'четверг', 'пятница', 'суббота'], abbreviated: ['вс', 'пн', 'вт', 'ср', 'чт', 'пт', 'сб'] },
  dates: { full: "EEEE, d\u00a0MMMM y\u202f'г'.", long: "d\u00a0MMMM y\u202f'г'.", medium: "d MMM y\u202f'г'.", numeric: 'dd.MM.y', monthYear: "LLLL y\u202f'г'.", monthDay: 'd\u00a0MMMM', days: "d–d MMMM y\u202f'г'." },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '\u00a0', symbols: { JPY: '¥', PHP: 'PHP', RUB: '₽', THB: '฿', TMT: 'ТМТ', UAH: '₴', USD: '$', XCG: 'Cg' } },
  units: {
    minutes: { one: '{0}\u00a0мин', few: '{0}\u00a0мин', many: '{0}\u00a0мин', other: '{0}\u00a0мин' },
    hours: { one: '{0}\u00a0ч', few: '{0}\u00a0ч', many: '{0}\u00a0ч', other: '{0}\u00a0ч' },
    days: { one: '{0}\u00a0день', few: '{0}\u00a0дня', many: '{0}\u00a0дней', other: '{0}\u00a0дня' },
    weeks: { one: '{0}\u00a0неделя', few: '{0}\u00a0недели', many: '{0}\u00a0недель', other: '{0}\u00a0недели' },
    months: { one: '{0}\u00a0месяц', few: '{0}\u00a0месяца', many: '{0}\u00a0месяцев', other: '{0}\u00a0месяца' },
    kilobytes: { one: '{0}\u00a0кБ', few: '{0}\u00a0кБ', many: '{0}\u00a0кБ', other: '{0}\u00a0кБ' },
    megabytes: { one: '{0}\u00a0МБ', few: '{0}\u00a0МБ', many: '{0}\u00a0МБ', other: '{0}\u00a0МБ' },
  },
  quotes: ['«', '»', '„', '“'],
  quoteSpace: '',
  beforeNumber: ['№', '[Сс]т\\.', '[Пп]\\.', '[Сс]тать(?:я|и|е|ю)'],
  lists: { and: { pair: '{0} и {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} и {1}' }, or: { pair: '{0} или {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} или {1}' } },
  hyphenation: 'ru',
  afterNumber: ['(?:секунд|минут)[аы]?', '(?:час|месяц|рубл)(?:а|я|ей|ь|ев|ов)?', 'недел[иья]|день|дн(?:я|ей)|года?|лет', 'мин|ч|тыс\\.|млн|руб\\.|г\\.|₽'],
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
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
