// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'lv',
  name: 'Latviešu',
  region: 'LV',
  direction: 'ltr',
  months: {
    wide: ['janvāris', 'februāris', 'marts', 'aprīlis', 'maijs', 'jūnijs', 'jūlijs', 'augusts', 'septembris', 'oktobris', 'novembris', 'decembris'],
    abbreviated: ['janv.', 'febr.', 'marts', 'apr.', 'maijs', 'jūn.', 'jūl.', 'aug.', 'sept.', 'okt.', 'nov.', 'dec.'],
    standalone: ['janvāris', 'februāris', 'marts', 'aprīlis', 'maijs', 'jūnijs', 'jūlijs', 'augusts', 'septembris', 'oktobris', 'novembris', 'decembris'],
  },
  weekdays: { wide: ['svētdiena', 'pirmdiena', 'otrdiena', 'trešdiena', 'ceturtdiena', 'piektdiena', 'sestdiena'], abbreviated: ['svētd.', 'pirmd.', 'otrd.', 'trešd.', 'ceturtd.', 'piektd.', 'sestd.'] },
  dates: { full: "EEEE, y. 'gada' d.\u00a0MMMM", long: "y. 'gada' d.\u00a0MMMM", medium: "y. 'gada' d. MMM", numeric: 'd.MM.y.', monthYear: "y. 'g'. MMMM", monthDay: 'd.\u00a0MMMM', days: "y. 'gada' d.–d. MMMM" },
  times: { short: 'HH:mm', periods: ['priekšp.', 'pēcp.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 2, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '\u00a0', symbols: { AUD: 'AU$', JPY: '¥', PHP: 'PHP', THB: '฿', USD: '$' } },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { zero: '{0}\u00a0st.', one: '{0}\u00a0st.', other: '{0}\u00a0st.' },
    days: { zero: '{0}\u00a0dienu', one: '{0}\u00a0diena', other: '{0}\u00a0dienas' },
    weeks: { zero: '{0}\u00a0nedēļu', one: '{0}\u00a0nedēļa', other: '{0}\u00a0nedēļas' },
    months: { zero: '{0}\u00a0mēnešu', one: '{0}\u00a0mēnesis', other: '{0}\u00a0mēneši' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} un {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} un {1}' }, or: { pair: '{0} vai {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} vai {1}' } },
  hyphenation: 'lv',
  afterNumber: ['diena', 'dienas', 'dienu', 'min', 'mēnesis', 'mēneši', 'mēnešu', 'nedēļa', 'nedēļas', 'nedēļu', 'st\\.'],
  plurals: {
    cardinal: {
      categories: ['zero', 'one', 'other'],
      select: ({ n, v, f }) => {
        if (n % 10 === 0 || (v === 0 && n % 100 >= 11 && n % 100 <= 19) || (v === 2 && f % 100 >= 11 && f % 100 <= 19)) return 'zero'
        if ((n % 10 === 1 && n % 100 !== 11) || (v === 2 && f % 10 === 1 && f % 100 !== 11) || (v !== 2 && f % 10 === 1)) return 'one'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
