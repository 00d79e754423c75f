// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'ca',
  name: 'Català',
  region: 'ES',
  direction: 'ltr',
  months: {
    wide: ['de gener', 'de febrer', 'de març', 'd’abril', 'de maig', 'de juny', 'de juliol', 'd’agost', 'de setembre', 'd’octubre', 'de novembre', 'de desembre'],
    abbreviated: ['de gen.', 'de febr.', 'de març', 'd’abr.', 'de maig', 'de juny', 'de jul.', 'd’ag.', 'de set.', 'd’oct.', 'de nov.', 'de des.'],
    standalone: ['gener', 'febrer', 'març', 'abril', 'maig', 'juny', 'juliol', 'agost', 'setembre', 'octubre', 'novembre', 'desembre'],
  },
  weekdays: { wide: ['diumenge', 'dilluns', 'dimarts', 'dimecres', 'dijous', 'divendres', 'dissabte'], abbreviated: ['dg.', 'dl.', 'dt.', 'dc.', 'dj.', 'dv.', 'ds.'] },
  dates: { full: "EEEE, d\u00a0MMMM 'del' y", long: "d\u00a0MMMM 'del' y", medium: 'd MMM y', numeric: 'd/M/y', monthYear: "LLLL 'del' y", monthDay: 'd\u00a0MMMM', days: "d–d MMMM 'del' y" },
  times: { short: 'H:mm', periods: ['a.\u00a0m.', 'p.\u00a0m.'], from: 'H:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { AUD: 'AU$', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', JPY: '¥', MXN: 'MXN', PHP: 'PHP', THB: '฿', USD: 'USD', XCD: 'XCD', XCG: 'XCG' } },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0dia', other: '{0}\u00a0dies' },
    weeks: { one: '{0}\u00a0setmana', other: '{0}\u00a0setmanes' },
    months: { one: '{0}\u00a0mes', other: '{0}\u00a0mesos' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['«', '»', '“', '”'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} i {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} i {1}' }, or: { pair: '{0} o {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} o {1}' } },
  hyphenation: 'ca',
  afterNumber: ['dia', 'dies', 'h', 'mes', 'mesos', 'min', 'setmana', 'setmanes'],
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
      categories: ['one', 'two', 'few', 'other'],
      select: ({ n }) => {
        if (n === 1 || n === 3) return 'one'
        if (n === 2) return 'two'
        if (n === 4) return 'few'
        return 'other'
      },
    },
  },
}
