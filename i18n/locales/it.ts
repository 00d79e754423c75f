// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'it',
  name: 'Italiano',
  region: 'IT',
  direction: 'ltr',
  months: {
    wide: ['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
    abbreviated: ['gen', 'feb', 'mar', 'apr', 'mag', 'giu', 'lug', 'ago', 'set', 'ott', 'nov', 'dic'],
    standalone: ['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno', 'luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
  },
  weekdays: { wide: ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'], abbreviated: ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'] },
  dates: { full: 'EEEE d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'dd/MM/y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 2, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { BRL: 'BRL', HKD: 'HKD', INR: 'INR', JPY: 'JPY', KRW: 'KRW', MXN: 'MXN', THB: '฿', TWD: 'TWD', USD: 'USD', VND: 'VND', XCG: 'Cf' } },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0giorno', other: '{0}\u00a0giorni' },
    weeks: { one: '{0}\u00a0settimana', other: '{0}\u00a0settimane' },
    months: { one: '{0}\u00a0mese', other: '{0}\u00a0mesi' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['«', '»', '“', '”'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} e {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} e {1}' }, or: { pair: '{0} o {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} o {1}' } },
  hyphenation: 'it',
  afterNumber: ['giorni', 'giorno', 'h', 'mese', 'mesi', 'min', 'settimana', 'settimane'],
  plurals: {
    cardinal: {
      categories: ['one', 'many', 'other'],
      select: ({ i, v }) => {
        if (i === 1 && v === 0) return 'one'
        if (i !== 0 && i % 1000000 === 0 && v === 0) return 'many'
        return 'other'
      },
    },
    ordinal: {
      categories: ['many', 'other'],
      select: ({ n }) => {
        if (n === 11 || n === 8 || n === 80 || n === 800) return 'many'
        return 'other'
      },
    },
  },
}
