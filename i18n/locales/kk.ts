// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'kk',
  name: 'Қазақ тілі',
  region: 'KZ',
  direction: 'ltr',
  months: {
    wide: ['қаңтар', 'ақпан', 'наурыз', 'сәуір', 'мамыр', 'маусым', 'шілде', 'тамыз', 'қыркүйек', 'қазан', 'қараша', 'желтоқсан'],
    abbreviated: ['қаң.', 'ақп.', 'нау.', 'сәу.', 'мам.', 'мау.', 'шіл.', 'там.', 'қыр.', 'қаз.', 'қар.', 'жел.'],
    standalone: ['Қаңтар', 'Ақпан', 'Наурыз', 'Сәуір', 'Мамыр', 'Маусым', 'Шілде', 'Тамыз', 'Қыркүйек', 'Қазан', 'Қараша', 'Желтоқсан'],
  },
  weekdays: { wide: ['жексенбі', 'дүйсенбі', 'сейсенбі', 'сәрсенбі', 'бейсенбі', 'жұма', 'сенбі'], abbreviated: ['жс', 'дс', 'сс', 'ср', 'бс', 'жм', 'сб'] },
  dates: { full: "y\u202f'ж'. d\u00a0MMMM, EEEE", long: "y\u202f'ж'. d\u00a0MMMM", medium: "y\u202f'ж'. dd MMM", numeric: 'dd.MM.y', monthYear: "y\u202f'ж'. MMMM", monthDay: 'd\u00a0MMMM', days: "y\u202f'ж'. d–d MMMM" },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '\u00a0', symbols: { KZT: '₸', LSL: 'ЛСЛ', PHP: 'PHP', RUB: '₽', THB: '฿', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0мин', other: '{0}\u00a0мин' },
    hours: { one: '{0}\u00a0сағ', other: '{0}\u00a0сағ' },
    days: { one: '{0}\u00a0күн', other: '{0}\u00a0күн' },
    weeks: { one: '{0}\u00a0апта', other: '{0}\u00a0апта' },
    months: { one: '{0}\u00a0ай', other: '{0}\u00a0ай' },
    kilobytes: { one: '{0}\u00a0кБ', other: '{0}\u00a0кБ' },
    megabytes: { one: '{0}\u00a0MБ', other: '{0}\u00a0MБ' },
  },
  quotes: ['«', '»', '“', '”'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} және {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, {1}' }, or: { pair: '{0} не {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, не болмаса {1}' } },
  hyphenation: null,
  afterNumber: ['ай', 'апта', 'күн', 'мин', 'сағ'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['many', 'other'],
      select: ({ n }) => {
        if (n % 10 === 6 || n % 10 === 9 || (n % 10 === 0 && n !== 0)) return 'many'
        return 'other'
      },
    },
  },
}
