// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'tr',
  name: 'Türkçe',
  region: 'TR',
  direction: 'ltr',
  months: {
    wide: ['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
    abbreviated: ['Oca', 'Şub', 'Mar', 'Nis', 'May', 'Haz', 'Tem', 'Ağu', 'Eyl', 'Eki', 'Kas', 'Ara'],
    standalone: ['Ocak', 'Şubat', 'Mart', 'Nisan', 'Mayıs', 'Haziran', 'Temmuz', 'Ağustos', 'Eylül', 'Ekim', 'Kasım', 'Aralık'],
  },
  weekdays: { wide: ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'], abbreviated: ['Paz', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt'] },
  dates: { full: 'd\u00a0MMMM y EEEE', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'dd.MM.y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['ÖÖ', 'ÖS'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '%{0}' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: ',', group: '.', symbols: { AUD: 'AU$', JPY: '¥', PHP: 'PHP', THB: '฿', TRY: '₺', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0dk.', other: '{0}\u00a0dk.' },
    hours: { one: '{0}\u00a0sa.', other: '{0}\u00a0sa.' },
    days: { one: '{0}\u00a0gün', other: '{0}\u00a0gün' },
    weeks: { one: '{0}\u00a0hafta', other: '{0}\u00a0hafta' },
    months: { one: '{0}\u00a0ay', other: '{0}\u00a0ay' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} ve {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ve {1}' }, or: { pair: '{0} veya {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} veya {1}' } },
  hyphenation: 'tr',
  afterNumber: ['ay', 'dk\\.', 'gün', 'hafta', 'sa\\.'],
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
