// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'af',
  name: 'Afrikaans',
  region: 'ZA',
  direction: 'ltr',
  months: {
    wide: ['Januarie', 'Februarie', 'Maart', 'April', 'Mei', 'Junie', 'Julie', 'Augustus', 'September', 'Oktober', 'November', 'Desember'],
    abbreviated: ['Jan.', 'Feb.', 'Mrt.', 'Apr.', 'Mei', 'Jun.', 'Jul.', 'Aug.', 'Sep.', 'Okt.', 'Nov.', 'Des.'],
    standalone: ['Januarie', 'Februarie', 'Maart', 'April', 'Mei', 'Junie', 'Julie', 'Augustus', 'September', 'Oktober', 'November', 'Desember'],
  },
  weekdays: { wide: ['Sondag', 'Maandag', 'Dinsdag', 'Woensdag', 'Donderdag', 'Vrydag', 'Saterdag'], abbreviated: ['So.', 'Ma.', 'Di.', 'Wo.', 'Do.', 'Vr.', 'Sa.'] },
  dates: { full: 'EEEE dd\u00a0MMMM y', long: 'dd\u00a0MMMM y', medium: 'dd MMM y', numeric: 'y-MM-dd', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['vm.', 'nm.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: ',', group: '\u00a0', symbols: { CAD: 'CAD', MXN: 'MXN', PHP: 'PHP', THB: '฿', USD: 'USD', ZAR: 'R' } },
  units: {
    minutes: { one: '{0}\u00a0min.', other: '{0}\u00a0min.' },
    hours: { one: '{0}\u00a0u.', other: '{0}\u00a0u.' },
    days: { one: '{0}\u00a0dag', other: '{0}\u00a0dae' },
    weeks: { one: '{0}\u00a0week', other: '{0}\u00a0weke' },
    months: { one: '{0}\u00a0maand', other: '{0}\u00a0maande' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} en {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} en {1}' }, or: { pair: '{0} of {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} of {1}' } },
  hyphenation: 'af',
  afterNumber: ['dae', 'dag', 'maand', 'maande', 'min\\.', 'u\\.', 'week', 'weke'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
