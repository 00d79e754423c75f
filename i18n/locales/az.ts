// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'az',
  name: 'Azərbaycanca',
  region: 'AZ',
  direction: 'ltr',
  months: {
    wide: ['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun', 'iyul', 'avqust', 'sentyabr', 'oktyabr', 'noyabr', 'dekabr'],
    abbreviated: ['yan', 'fev', 'mar', 'apr', 'may', 'iyn', 'iyl', 'avq', 'sen', 'okt', 'noy', 'dek'],
    standalone: ['yanvar', 'fevral', 'mart', 'aprel', 'may', 'iyun', 'iyul', 'avqust', 'sentyabr', 'oktyabr', 'noyabr', 'dekabr'],
  },
  weekdays: { wide: ['bazar', 'bazar ertəsi', 'çərşənbə axşamı', 'çərşənbə', 'cümə axşamı', 'cümə', 'şənbə'], abbreviated: ['B.', 'B.e.', 'Ç.a.', 'Ç.', 'C.a.', 'C.', 'Ş.'] },
  dates: { full: 'd\u00a0MMMM y, EEEE', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'dd.MM.y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { AZN: '₼', PHP: 'PHP', THB: '฿' } },
  units: {
    minutes: { one: '{0}\u00a0dəq', other: '{0}\u00a0dəq' },
    hours: { one: '{0}\u00a0saat', other: '{0}\u00a0saat' },
    days: { one: '{0}\u00a0gün', other: '{0}\u00a0gün' },
    weeks: { one: '{0}\u00a0həftə', other: '{0}\u00a0həftə' },
    months: { one: '{0}\u00a0ay', other: '{0}\u00a0ay' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} və {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} və {1}' }, or: { pair: '{0} yaxud {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, yaxud {1}' } },
  hyphenation: null,
  afterNumber: ['ay', 'dəq', 'gün', 'həftə', 'saat'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'few', 'many', 'other'],
      select: ({ i }) => {
        if (i % 10 === 1 || i % 10 === 2 || i % 10 === 5 || i % 10 === 7 || i % 10 === 8 || i % 100 === 20 || i % 100 === 50 || i % 100 === 70 || i % 100 === 80) return 'one'
        if (i % 10 === 3 || i % 10 === 4 || i % 1000 === 100 || i % 1000 === 200 || i % 1000 === 300 || i % 1000 === 400 || i % 1000 === 500 || i % 1000 === 600 || i % 1000 === 700 || i % 1000 === 800 || i % 1000 === 900) return 'few'
        if (i === 0 || i % 10 === 6 || i % 100 === 40 || i % 100 === 60 || i % 100 === 90) return 'many'
        return 'other'
      },
    },
  },
}
