// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'fil',
  name: 'Filipino',
  region: 'PH',
  direction: 'ltr',
  months: {
    wide: ['Enero', 'Pebrero', 'Marso', 'Abril', 'Mayo', 'Hunyo', 'Hulyo', 'Agosto', 'Setyembre', 'Oktubre', 'Nobyembre', 'Disyembre'],
    abbreviated: ['Ene', 'Peb', 'Mar', 'Abr', 'May', 'Hun', 'Hul', 'Ago', 'Set', 'Okt', 'Nob', 'Dis'],
    standalone: ['Enero', 'Pebrero', 'Marso', 'Abril', 'Mayo', 'Hunyo', 'Hulyo', 'Agosto', 'Setyembre', 'Oktubre', 'Nobyembre', 'Disyembre'],
  },
  weekdays: { wide: ['Linggo', 'Lunes', 'Martes', 'Miyerkules', 'Huwebes', 'Biyernes', 'Sabado'], abbreviated: ['Lin', 'Lun', 'Mar', 'Miy', 'Huw', 'Biy', 'Sab'] },
  dates: { full: 'EEEE, MMMM\u00a0d, y', long: 'MMMM\u00a0d, y', medium: 'MMM d, y', numeric: 'M/d/y', monthYear: 'MMMM y', monthDay: 'MMMM\u00a0d', days: 'MMMM d–d, y' },
  times: { short: 'h:mm\u00a0a', periods: ['AM', 'PM'], from: 'h:mm\u00a0a' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { JPY: '¥', THB: '฿', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0min.', other: '{0}\u00a0min.' },
    hours: { one: '{0}\u00a0oras', other: '{0}\u00a0na\u00a0oras' },
    days: { one: '{0}\u00a0araw', other: '{0}\u00a0na\u00a0araw' },
    weeks: { one: '{0}\u00a0linggo', other: '{0}\u00a0na\u00a0linggo' },
    months: { one: '{0}\u00a0buwan', other: '{0}\u00a0buwan' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} at {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, at {1}' }, or: { pair: '{0} o {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, o {1}' } },
  hyphenation: null,
  afterNumber: ['araw', 'buwan', 'linggo', 'min\\.', 'na\u00a0araw', 'na\u00a0linggo', 'na\u00a0oras', 'oras'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ i, v, f }) => {
        if ((v === 0 && (i === 1 || i === 2 || i === 3)) || (v === 0 && i % 10 !== 4 && i % 10 !== 6 && i % 10 !== 9) || (v !== 0 && f % 10 !== 4 && f % 10 !== 6 && f % 10 !== 9)) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
  },
}
