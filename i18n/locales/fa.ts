// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'fa',
  name: 'فارسی',
  region: 'IR',
  direction: 'rtl',
  months: {
    wide: ['ژانویهٔ', 'فوریهٔ', 'مارس', 'آوریل', 'مهٔ', 'ژوئن', 'ژوئیهٔ', 'اوت', 'سپتامبر', 'اکتبر', 'نوامبر', 'دسامبر'],
    abbreviated: ['ژانویه', 'فوریه', 'مارس', 'آوریل', 'مه', 'ژوئن', 'ژوئیه', 'اوت', 'سپتامبر', 'اکتبر', 'نوامبر', 'دسامبر'],
    standalone: ['ژانویه', 'فوریه', 'مارس', 'آوریل', 'مه', 'ژوئن', 'ژوئیه', 'اوت', 'سپتامبر', 'اکتبر', 'نوامبر', 'دسامبر'],
  },
  weekdays: { wide: ['یکشنبه', 'دوشنبه', 'سه\u200cشنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه'], abbreviated: ['یکشنبه', 'دوشنبه', 'سه\u200cشنبه', 'چهارشنبه', 'پنجشنبه', 'جمعه', 'شنبه'] },
  dates: { full: 'EEEE d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'y/M/d', monthYear: 'MMMM y', monthDay: 'd\u00a0LLLL', days: 'd تا d\u00a0MMMM y' },
  times: { short: 'H:mm', periods: ['ق.ظ.', 'ب.ظ.'], from: 'H:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '\u200e−', percent: '{0}%' },
  money: {
    positive: '\u200e¤\u00a0{0}',
    negative: '\u200e−\u200e¤\u00a0{0}',
    decimal: '.',
    group: ',',
    symbols: { AFN: '؋', CAD: '$CA', CNY: '¥CN', HKD: '$HK', IRR: 'ریال', JPY: '¥', MXN: '$MX', NZD: '$NZ', PHP: 'PHP', THB: '฿', USD: '$', XCD: '$EC', XOF: 'فرانک\u202fCFA' },
  },
  units: {
    minutes: { one: '{0}\u00a0دقیقه', other: '{0}\u00a0دقیقه' },
    hours: { one: '{0}\u00a0ساعت', other: '{0}\u00a0ساعت' },
    days: { one: '{0}\u00a0روز', other: '{0}\u00a0روز' },
    weeks: { one: '{0}\u00a0هفته', other: '{0}\u00a0هفته' },
    months: { one: '{0}\u00a0ماه', other: '{0}\u00a0ماه' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['«', '»', '‹', '›'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} و {1}', start: '{0}،\u200f {1}', middle: '{0}،\u200f {1}', end: '{0}، و {1}' }, or: { pair: '{0} یا {1}', start: '{0}،\u200f {1}', middle: '{0}،\u200f {1}', end: '{0}، یا {1}' } },
  hyphenation: null,
  afterNumber: ['دقیقه', 'روز', 'ساعت', 'ماه', 'هفته'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n, i }) => {
        if (i === 0 || n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
