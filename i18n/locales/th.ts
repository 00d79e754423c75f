// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'th',
  name: 'ไทย',
  region: 'TH',
  direction: 'ltr',
  months: {
    wide: ['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน', 'กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'],
    abbreviated: ['ม.ค.', 'ก.พ.', 'มี.ค.', 'เม.ย.', 'พ.ค.', 'มิ.ย.', 'ก.ค.', 'ส.ค.', 'ก.ย.', 'ต.ค.', 'พ.ย.', 'ธ.ค.'],
    standalone: ['มกราคม', 'กุมภาพันธ์', 'มีนาคม', 'เมษายน', 'พฤษภาคม', 'มิถุนายน', 'กรกฎาคม', 'สิงหาคม', 'กันยายน', 'ตุลาคม', 'พฤศจิกายน', 'ธันวาคม'],
  },
  weekdays: { wide: ['วันอาทิตย์', 'วันจันทร์', 'วันอังคาร', 'วันพุธ', 'วันพฤหัสบดี', 'วันศุกร์', 'วันเสาร์'], abbreviated: ['อาทิตย์', 'จันทร์', 'อังคาร', 'พุธ', 'พฤหัส', 'ศุกร์', 'เสาร์'] },
  dates: { full: "EEEEที่ d\u00a0MMMM 'พ.ศ.' y", long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'd/M/y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d\u00a0MMMM y' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { AUD: 'AU$', JPY: '¥', PHP: 'PHP', THB: '฿' } },
  units: {
    minutes: { other: '{0}\u00a0นาที' },
    hours: { other: '{0}\u00a0ชม.' },
    days: { other: '{0}\u00a0วัน' },
    weeks: { other: '{0}\u00a0สัปดาห์' },
    months: { other: '{0}\u00a0เดือน' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0}และ{1}', start: '{0} {1}', middle: '{0} {1}', end: '{0} และ{1}' }, or: { pair: '{0} หรือ {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} หรือ {1}' } },
  hyphenation: null,
  era: 543,
  afterNumber: ['ชม\\.', 'นาที', 'วัน', 'สัปดาห์', 'เดือน'],
  plurals: { cardinal: { categories: ['other'], select: () => 'other' }, ordinal: { categories: ['other'], select: () => 'other' } },
}
