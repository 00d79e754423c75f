// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'sw',
  name: 'Kiswahili',
  region: 'TZ',
  direction: 'ltr',
  months: {
    wide: ['Januari', 'Februari', 'Machi', 'Aprili', 'Mei', 'Juni', 'Julai', 'Agosti', 'Septemba', 'Oktoba', 'Novemba', 'Desemba'],
    abbreviated: ['Jan', 'Feb', 'Mac', 'Apr', 'Mei', 'Jun', 'Jul', 'Ago', 'Sep', 'Okt', 'Nov', 'Des'],
    standalone: ['Januari', 'Februari', 'Machi', 'Aprili', 'Mei', 'Juni', 'Julai', 'Agosti', 'Septemba', 'Oktoba', 'Novemba', 'Desemba'],
  },
  weekdays: { wide: ['Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi'], abbreviated: ['Jumapili', 'Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi'] },
  dates: { full: 'EEEE, d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'd/M/y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤\u00a0{0}', negative: '−¤\u00a0{0}', decimal: '.', group: ',', symbols: { KES: 'Ksh', PHP: 'PHP', THB: '฿', TZS: 'TSh' } },
  units: {
    minutes: { one: 'dakika\u00a0{0}', other: 'dakika\u00a0{0}' },
    hours: { one: 'saa\u00a0{0}', other: 'saa\u00a0{0}' },
    days: { one: 'siku\u00a0{0}', other: 'siku\u00a0{0}' },
    weeks: { one: 'wiki\u00a0{0}', other: 'wiki\u00a0{0}' },
    months: { one: 'mwezi\u00a0{0}', other: 'miezi\u00a0{0}' },
    kilobytes: { one: 'kilobaiti\u00a0{0}', other: 'kilobaiti\u00a0{0}' },
    megabytes: { one: 'MB\u00a0{0}', other: 'MB\u00a0{0}' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: ['dakika', 'saa', 'siku', 'wiki', 'm(?:w|i)ezi'],
  lists: { and: { pair: '{0} na {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} na {1}' }, or: { pair: '{0} au {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} au {1}' } },
  hyphenation: null,
  afterNumber: [],
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
