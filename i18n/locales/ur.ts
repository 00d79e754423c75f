// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'ur',
  name: 'اردو',
  region: 'PK',
  direction: 'rtl',
  months: {
    wide: ['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
    abbreviated: ['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
    standalone: ['جنوری', 'فروری', 'مارچ', 'اپریل', 'مئی', 'جون', 'جولائی', 'اگست', 'ستمبر', 'اکتوبر', 'نومبر', 'دسمبر'],
  },
  weekdays: { wide: ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'], abbreviated: ['اتوار', 'پیر', 'منگل', 'بدھ', 'جمعرات', 'جمعہ', 'ہفتہ'] },
  dates: { full: 'EEEE، d\u00a0MMMM، y', long: 'd\u00a0MMMM، y', medium: 'd MMM، y', numeric: 'd/M/y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM، y' },
  times: { short: 'h:mm\u00a0a', periods: ['AM', 'PM'], from: 'h:mm\u00a0a' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '\u200e−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '\u200e−¤{0}', decimal: '.', group: ',', symbols: { PHP: 'PHP', PKR: 'Rs', THB: '฿', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0منٹ', other: '{0}\u00a0منٹ' },
    hours: { one: '{0}\u00a0گھنٹہ', other: '{0}\u00a0گھنٹے' },
    days: { one: '{0}\u00a0دن', other: '{0}\u00a0دن' },
    weeks: { one: '{0}\u00a0ہفتہ', other: '{0}\u00a0ہفتے' },
    months: { one: '{0}\u00a0مہینہ', other: '{0}\u00a0مہینے' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['”', '“', '’', '‘'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} اور {1}', start: '{0}، {1}', middle: '{0}، {1}', end: '{0}، اور {1}' }, or: { pair: '{0} یا {1}', start: '{0}، {1}', middle: '{0}، {1}', end: '{0}، یا {1}' } },
  hyphenation: null,
  afterNumber: ['دن', 'منٹ', 'مہینہ', 'مہینے', 'گھنٹہ', 'گھنٹے', 'ہفتہ', 'ہفتے'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ i, v }) => {
        if (i === 1 && v === 0) return 'one'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
