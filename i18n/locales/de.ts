// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'de',
  name: 'Deutsch',
  region: 'DE',
  direction: 'ltr',
  months: {
    wide: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
    abbreviated: ['Jan.', 'Feb.', 'März', 'Apr.', 'Mai', 'Juni', 'Juli', 'Aug.', 'Sept.', 'Okt.', 'Nov.', 'Dez.'],
    standalone: ['Januar', 'Februar', 'März', 'April', 'Mai', 'Juni', 'Juli', 'August', 'September', 'Oktober', 'November', 'Dezember'],
  },
  weekdays: { wide: ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'], abbreviated: ['So.', 'Mo.', 'Di.', 'Mi.', 'Do.', 'Fr.', 'Sa.'] },
  dates: { full: 'EEEE, d.\u00a0MMMM y', long: 'd.\u00a0MMMM y', medium: 'dd.MM.y', numeric: 'd.M.y', monthYear: 'MMMM y', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y' },
  times: { short: "H:mm\u00a0'Uhr'", periods: ['AM', 'PM'], from: 'H:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { AUD: 'AU$', JPY: '¥', PHP: 'PHP', THB: '฿', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0Min.', other: '{0}\u00a0Min.' },
    hours: { one: '{0}\u00a0Std.', other: '{0}\u00a0Std.' },
    days: { one: '{0}\u00a0Tag', other: '{0}\u00a0Tage' },
    weeks: { one: '{0}\u00a0Woche', other: '{0}\u00a0Wochen' },
    months: { one: '{0}\u00a0Monat', other: '{0}\u00a0Monate' },
    kilobytes: { other: '{0}\u00a0KB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '‚', '‘'],
  quoteSpace: '',
  beforeNumber: ['[Aa]rt\\.', 'Abs\\.', 'Nr\\.', 'Artikel'],
  lists: { and: { pair: '{0} und {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} und {1}' }, or: { pair: '{0} oder {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} oder {1}' } },
  hyphenation: 'de',
  afterNumber: ['Uhr', '(?:Sekunde|Minute|Stunde|Woche)n?', '(?:Tag|Arbeitstag|Werktag|Monat|Jahr)(?:en?)?', '(?:Min|Sek|Std|Mio)\\.'],
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
