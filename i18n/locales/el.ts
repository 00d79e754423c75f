// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'el',
  name: 'Ελληνικά',
  region: 'GR',
  direction: 'ltr',
  months: {
    wide: ['Ιανουαρίου', 'Φεβρουαρίου', 'Μαρτίου', 'Απριλίου', 'Μαΐου', 'Ιουνίου', 'Ιουλίου', 'Αυγούστου', 'Σεπτεμβρίου', 'Οκτωβρίου', 'Νοεμβρίου', 'Δεκεμβρίου'],
    abbreviated: ['Ιαν', 'Φεβ', 'Μαρ', 'Απρ', 'Μαΐ', 'Ιουν', 'Ιουλ', 'Αυγ', 'Σεπ', 'Οκτ', 'Νοε', 'Δεκ'],
    standalone: ['Ιανουάριος', 'Φεβρουάριος', 'Μάρτιος', 'Απρίλιος', 'Μάιος', 'Ιούνιος', 'Ιούλιος', 'Αύγουστος', 'Σεπτέμβριος', 'Οκτώβριος', 'Νοέμβριος', 'Δεκέμβριος'],
  },
  weekdays: { wide: ['Κυριακή', 'Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο'], abbreviated: ['Κυρ', 'Δευ', 'Τρί', 'Τετ', 'Πέμ', 'Παρ', 'Σάβ'] },
  dates: { full: 'EEEE d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'd/M/y', monthYear: 'LLLL y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'h:mm\u00a0a', periods: ['π.μ.', 'μ.μ.'], from: 'h:mm\u00a0a' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '.', symbols: { PHP: 'PHP', THB: '฿', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0λ.', other: '{0}\u00a0λ.' },
    hours: { one: '{0}\u00a0ώ.', other: '{0}\u00a0ώ.' },
    days: { one: '{0}\u00a0ημέρα', other: '{0}\u00a0ημέρες' },
    weeks: { one: '{0}\u00a0εβδομάδα', other: '{0}\u00a0εβδομάδες' },
    months: { one: '{0}\u00a0μήνας', other: '{0}\u00a0μήνες' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['«', '»', '“', '”'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} και {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} και {1}' }, or: { pair: '{0} ή {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ή {1}' } },
  hyphenation: 'el',
  afterNumber: ['εβδομάδα', 'εβδομάδες', 'ημέρα', 'ημέρες', 'λ\\.', 'μήνας', 'μήνες', 'ώ\\.'],
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
