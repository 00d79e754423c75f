// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'pt',
  name: 'Português',
  region: 'PT',
  direction: 'ltr',
  months: {
    wide: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
    abbreviated: ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'],
    standalone: ['janeiro', 'fevereiro', 'março', 'abril', 'maio', 'junho', 'julho', 'agosto', 'setembro', 'outubro', 'novembro', 'dezembro'],
  },
  weekdays: { wide: ['domingo', 'segunda-feira', 'terça-feira', 'quarta-feira', 'quinta-feira', 'sexta-feira', 'sábado'], abbreviated: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] },
  dates: { full: "EEEE, d\u00a0'de'\u00a0MMMM 'de' y", long: "d\u00a0'de'\u00a0MMMM 'de' y", medium: 'dd/MM/y', numeric: 'dd/MM/y', monthYear: "MMMM 'de' y", monthDay: "d\u00a0'de'\u00a0MMMM", days: "d–d 'de' MMMM 'de' y" },
  times: { short: 'HH:mm', periods: ['a.m.', 'p.m.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 2, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '\u00a0', symbols: { AUD: 'AU$', PHP: 'PHP', THB: '฿' } },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0dia', other: '{0}\u00a0dias' },
    weeks: { one: '{0}\u00a0semana', other: '{0}\u00a0semanas' },
    months: { one: '{0}\u00a0mês', other: '{0}\u00a0meses' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['«', '»', '“', '”'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} e {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} e {1}' }, or: { pair: '{0} ou {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ou {1}' } },
  hyphenation: 'pt',
  afterNumber: ['dia', 'dias', 'h', 'meses', 'min', 'mês', 'semana', 'semanas'],
  plurals: {
    cardinal: {
      categories: ['one', 'many', 'other'],
      select: ({ i, v }) => {
        if (i === 1 && v === 0) return 'one'
        if (i !== 0 && i % 1000000 === 0 && v === 0) return 'many'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
