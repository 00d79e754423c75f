// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'ar',
  name: 'العربية',
  region: 'EG',
  direction: 'rtl',
  months: {
    wide: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
    abbreviated: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
    standalone: ['يناير', 'فبراير', 'مارس', 'أبريل', 'مايو', 'يونيو', 'يوليو', 'أغسطس', 'سبتمبر', 'أكتوبر', 'نوفمبر', 'ديسمبر'],
  },
  weekdays: { wide: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'], abbreviated: ['الأحد', 'الاثنين', 'الثلاثاء', 'الأربعاء', 'الخميس', 'الجمعة', 'السبت'] },
  dates: { full: 'EEEE، d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'dd\u200f/MM\u200f/y', numeric: 'd\u200f/M\u200f/y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'h:mm\u00a0a', periods: ['ص', 'م'], from: 'h:mm\u00a0a' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '\u200e−', percent: '{0}\u200e%\u200e' },
  money: {
    positive: '\u200f{0}\u00a0¤',
    negative: '\u200f−{0}\u00a0¤',
    decimal: '.',
    group: ',',
    symbols: {
      AED: 'د.إ.\u200f',
      AUD: 'AU$',
      BHD: 'د.ب.\u200f',
      DZD: 'د.ج.\u200f',
      EGP: 'ج.م.\u200f',
      GBP: 'UK£',
      IQD: 'د.ع.\u200f',
      IRR: 'ر.إ.',
      JOD: 'د.أ.\u200f',
      KWD: 'د.ك.\u200f',
      LBP: 'ل.ل.\u200f',
      LYD: 'د.ل.\u200f',
      MAD: 'د.م.\u200f',
      MRU: 'أ.م.',
      OMR: 'ر.ع.\u200f',
      PHP: 'PHP',
      QAR: 'ر.ق.\u200f',
      SAR: 'ر.س.\u200f',
      SDG: 'ج.س.',
      SYP: 'ل.س.\u200f',
      THB: '฿',
      TND: 'د.ت.\u200f',
      YER: 'ر.ي.\u200f',
    },
  },
  units: {
    minutes: { zero: '{0}\u00a0د', one: '{0}\u00a0د', two: '{0}\u00a0د', few: '{0}\u00a0د', many: '{0}\u00a0د', other: '{0}\u00a0د' },
    hours: { zero: '{0}\u00a0س', one: '{0}\u00a0س', two: '{0}\u00a0س', few: '{0}\u00a0س', many: '{0}\u00a0س', other: '{0}\u00a0س' },
    days: { zero: '{0}\u00a0يوم', one: 'يوم', two: 'يومان', few: '{0}\u00a0أيام', many: '{0}\u00a0يومًا', other: '{0}\u00a0يوم' },
    weeks: { zero: '{0}\u00a0أسبوع', one: 'أسبوع', two: 'أسبوعان', few: '{0}\u00a0أسابيع', many: '{0}\u00a0أسبوعًا', other: '{0}\u00a0أسبوع' },
    months: { zero: '{0}\u00a0شهر', one: 'شهر', two: 'شهران', few: '{0}\u00a0أشهر', many: '{0}\u00a0شهرًا', other: '{0}\u00a0شهر' },
    kilobytes: { zero: '{0}\u00a0كيلوبايت', one: '{0}\u00a0كيلوبايت', two: '{0}\u00a0كيلوبايت', few: '{0}\u00a0كيلوبايت', many: '{0}\u00a0كيلوبايت', other: '{0}\u00a0كيلوبايت' },
    megabytes: { zero: '{0}\u00a0م.ب', one: '{0}\u00a0م.ب', two: '{0}\u00a0م.ب', few: '{0}\u00a0م.ب', many: '{0}\u00a0م.ب', other: '{0}\u00a0م.ب' },
  },
  quotes: ['”', '“', '’', '‘'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} و{1}', start: '{0} و{1}', middle: '{0} و{1}', end: '{0} و{1}' }, or: { pair: '{0} أو {1}', start: '{0} أو {1}', middle: '{0} أو {1}', end: '{0} أو {1}' } },
  hyphenation: null,
  afterNumber: ['أسابيع', 'أسبوع', 'أسبوعًا', 'أشهر', 'أيام', 'د', 'س', 'شهر', 'شهرًا', 'يوم', 'يومًا'],
  plurals: {
    cardinal: {
      categories: ['zero', 'one', 'two', 'few', 'many', 'other'],
      select: ({ n, v }) => {
        if (n === 0) return 'zero'
        if (n === 1) return 'one'
        if (n === 2) return 'two'
        if (v === 0 && n % 100 >= 3 && n % 100 <= 10) return 'few'
        if (v === 0 && n % 100 >= 11 && n % 100 <= 99) return 'many'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
