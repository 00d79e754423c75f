// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'nl',
  name: 'Nederlands',
  region: 'NL',
  direction: 'ltr',
  months: {
    wide: ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'],
    abbreviated: ['jan', 'feb', 'mrt', 'apr', 'mei', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dec'],
    standalone: ['januari', 'februari', 'maart', 'april', 'mei', 'juni', 'juli', 'augustus', 'september', 'oktober', 'november', 'december'],
  },
  weekdays: { wide: ['zondag', 'maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'], abbreviated: ['zo', 'ma', 'di', 'wo', 'do', 'vr', 'za'] },
  dates: { full: 'EEEE d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'd-M-y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['a.m.', 'p.m.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤\u00a0{0}', negative: '¤\u00a0−{0}', decimal: ',', group: '.', symbols: { AUD: 'AU$', CAD: 'C$', FJD: 'FJ$', PHP: 'PHP', SBD: 'SI$', THB: '฿', XPF: 'XPF', ZWG: 'ZiG' } },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { one: '{0}\u00a0uur', other: '{0}\u00a0uur' },
    days: { one: '{0}\u00a0dag', other: '{0}\u00a0dagen' },
    weeks: { one: '{0}\u00a0week', other: '{0}\u00a0weken' },
    months: { one: '{0}\u00a0maand', other: '{0}\u00a0maanden' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['‘', '’', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} en {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} en {1}' }, or: { pair: '{0} of {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} of {1}' } },
  hyphenation: 'nl',
  afterNumber: ['dag', 'dagen', 'maand', 'maanden', 'min', 'uur', 'week', 'weken'],
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
