// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'id',
  name: 'Bahasa Indonesia',
  region: 'ID',
  direction: 'ltr',
  months: {
    wide: ['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'],
    abbreviated: ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'],
    standalone: ['Januari', 'Februari', 'Maret', 'April', 'Mei', 'Juni', 'Juli', 'Agustus', 'September', 'Oktober', 'November', 'Desember'],
  },
  weekdays: { wide: ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'], abbreviated: ['Min', 'Sen', 'Sel', 'Rab', 'Kam', 'Jum', 'Sab'] },
  dates: { full: 'EEEE, dd\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'd/M/y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH.mm', periods: ['AM', 'PM'], from: 'HH.mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: ',', group: '.', symbols: { AUD: 'AU$', IDR: 'Rp', INR: 'Rs', PHP: 'PHP', THB: '฿' } },
  units: {
    minutes: { other: '{0}\u00a0mnt' },
    hours: { other: '{0}\u00a0j' },
    days: { other: '{0}\u00a0hari' },
    weeks: { other: '{0}\u00a0minggu' },
    months: { other: '{0}\u00a0bulan' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} dan {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, dan {1}' }, or: { pair: '{0} atau {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, atau {1}' } },
  hyphenation: 'id',
  afterNumber: ['bulan', 'hari', 'j', 'minggu', 'mnt'],
  plurals: { cardinal: { categories: ['other'], select: () => 'other' }, ordinal: { categories: ['other'], select: () => 'other' } },
}
