// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'es',
  name: 'Español',
  region: 'ES',
  direction: 'ltr',
  months: {
    wide: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
    abbreviated: ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sept', 'oct', 'nov', 'dic'],
    standalone: ['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre', 'noviembre', 'diciembre'],
  },
  weekdays: { wide: ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'], abbreviated: ['dom', 'lun', 'mar', 'mié', 'jue', 'vie', 'sáb'] },
  dates: { full: "EEEE, d\u00a0'de'\u00a0MMMM 'de' y", long: "d\u00a0'de'\u00a0MMMM 'de' y", medium: 'd MMM y', numeric: 'd/M/y', monthYear: "MMMM 'de' y", monthDay: "d\u00a0'de'\u00a0MMMM", days: "d–d 'de' MMMM 'de' y" },
  times: { short: "H:mm\u00a0'h'", periods: ['a.\u00a0m.', 'p.\u00a0m.'], from: 'H:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '.',
    symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', ILS: 'ILS', INR: 'INR', JPY: 'JPY', KRW: 'KRW', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', THB: '฿', TWD: 'TWD', XAF: 'XAF', XCD: 'XCD', XOF: 'XOF' },
  },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0día', other: '{0}\u00a0días' },
    weeks: { one: '{0}\u00a0semana', other: '{0}\u00a0semanas' },
    months: { one: '{0}\u00a0mes', other: '{0}\u00a0meses' },
    kilobytes: { other: '{0}\u00a0KB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['«', '»', '“', '”'],
  quoteSpace: '',
  beforeNumber: ['[Aa]rt\\.', '[Aa]rtículo'],
  lists: { and: { pair: '{0} y {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} y {1}' }, or: { pair: '{0} o {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} o {1}' } },
  hyphenation: 'es',
  afterNumber: ['(?:segundo|minuto|hora|día|semana|año)s?', 'mes(?:es)?'],
  plurals: {
    cardinal: {
      categories: ['one', 'many', 'other'],
      select: ({ n, i, v }) => {
        if (n === 1) return 'one'
        if (i !== 0 && i % 1000000 === 0 && v === 0) return 'many'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
