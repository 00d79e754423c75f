// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'vi',
  name: 'Tiếng Việt',
  region: 'VN',
  direction: 'ltr',
  months: {
    wide: ['tháng 1', 'tháng 2', 'tháng 3', 'tháng 4', 'tháng 5', 'tháng 6', 'tháng 7', 'tháng 8', 'tháng 9', 'tháng 10', 'tháng 11', 'tháng 12'],
    abbreviated: ['thg 1', 'thg 2', 'thg 3', 'thg 4', 'thg 5', 'thg 6', 'thg 7', 'thg 8', 'thg 9', 'thg 10', 'thg 11', 'thg 12'],
    standalone: ['Tháng 1', 'Tháng 2', 'Tháng 3', 'Tháng 4', 'Tháng 5', 'Tháng 6', 'Tháng 7', 'Tháng 8', 'Tháng 9', 'Tháng 10', 'Tháng 11', 'Tháng 12'],
  },
  weekdays: { wide: ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'], abbreviated: ['CN', 'Thứ 2', 'Thứ 3', 'Thứ 4', 'Thứ 5', 'Thứ 6', 'Thứ 7'] },
  dates: { full: 'EEEE, d\u00a0MMMM, y', long: 'd\u00a0MMMM, y', medium: 'd MMM, y', numeric: 'd/M/y', monthYear: "MMMM 'năm' y", monthDay: 'd\u00a0MMMM', days: 'd–d MMMM, y' },
  times: { short: 'HH:mm', periods: ['SA', 'CH'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { AUD: 'AU$', JPY: '¥', PHP: 'PHP', THB: '฿' } },
  units: {
    minutes: { other: '{0}\u00a0phút' },
    hours: { other: '{0}\u00a0giờ' },
    days: { other: '{0}\u00a0ngày' },
    weeks: { other: '{0}\u00a0tuần' },
    months: { other: '{0}\u00a0tháng' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} và {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} và {1}' }, or: { pair: '{0} hoặc {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} hoặc {1}' } },
  hyphenation: null,
  afterNumber: ['giờ', 'ngày', 'phút', 'tháng', 'tuần'],
  plurals: {
    cardinal: { categories: ['other'], select: () => 'other' },
    ordinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
  },
}
