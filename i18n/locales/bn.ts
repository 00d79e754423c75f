// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'bn',
  name: 'বাংলা',
  region: 'BD',
  direction: 'ltr',
  months: {
    wide: ['জানুয়ারি', 'ফেব্রুয়ারি', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর', 'ডিসেম্বর'],
    abbreviated: ['জানু', 'ফেব', 'মার্চ', 'এপ্রি', 'মে', 'জুন', 'জুল', 'আগ', 'সেপ', 'অক্টো', 'নভে', 'ডিসে'],
    standalone: ['জানুয়ারি', 'ফেব্রুয়ারি', 'মার্চ', 'এপ্রিল', 'মে', 'জুন', 'জুলাই', 'আগস্ট', 'সেপ্টেম্বর', 'অক্টোবর', 'নভেম্বর', 'ডিসেম্বর'],
  },
  weekdays: { wide: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'], abbreviated: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্র', 'শনি'] },
  dates: { full: 'EEEE, d\u00a0MMMM, y', long: 'd\u00a0MMMM, y', medium: 'd MMM, y', numeric: 'd/M/y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM, y' },
  times: { short: 'h:mm\u00a0a', periods: ['AM', 'PM'], from: 'h:mm\u00a0a' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%', groupsBefore: 2 },
  money: { positive: '{0}¤', negative: '−{0}¤', decimal: '.', group: ',', symbols: { BDT: '৳', PHP: 'PHP', THB: '฿' } },
  units: {
    minutes: { one: '{0}\u00a0মিনিট', other: '{0}\u00a0মিনিট' },
    hours: { one: '{0}\u00a0ঘণ্টা', other: '{0}\u00a0ঘণ্টা' },
    days: { one: '{0}\u00a0দিন', other: '{0}\u00a0দিন' },
    weeks: { one: '{0}\u00a0সপ্তাহ', other: '{0}\u00a0সপ্তাহ' },
    months: { one: '{0}\u00a0মাস', other: '{0}\u00a0মাস' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} এবং {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} এবং {1}' }, or: { pair: '{0} বা {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, বা {1}' } },
  hyphenation: null,
  afterNumber: ['ঘণ্টা', 'দিন', 'মাস', 'মিনিট', 'সপ্তাহ'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n, i }) => {
        if (i === 0 || n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'two', 'few', 'many', 'other'],
      select: ({ n }) => {
        if (n === 1 || n === 5 || n === 7 || n === 8 || n === 9 || n === 10) return 'one'
        if (n === 2 || n === 3) return 'two'
        if (n === 4) return 'few'
        if (n === 6) return 'many'
        return 'other'
      },
    },
  },
}
