// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'cs',
  name: 'Čeština',
  region: 'CZ',
  direction: 'ltr',
  months: {
    wide: ['ledna', 'února', 'března', 'dubna', 'května', 'června', 'července', 'srpna', 'září', 'října', 'listopadu', 'prosince'],
    abbreviated: ['led', 'úno', 'bře', 'dub', 'kvě', 'čvn', 'čvc', 'srp', 'zář', 'říj', 'lis', 'pro'],
    standalone: ['leden', 'únor', 'březen', 'duben', 'květen', 'červen', 'červenec', 'srpen', 'září', 'říjen', 'listopad', 'prosinec'],
  },
  weekdays: { wide: ['neděle', 'pondělí', 'úterý', 'středa', 'čtvrtek', 'pátek', 'sobota'], abbreviated: ['ne', 'po', 'út', 'st', 'čt', 'pá', 'so'] },
  dates: { full: 'EEEE d.\u00a0MMMM y', long: 'd.\u00a0MMMM y', medium: 'd. M. y', numeric: 'd. M. y', monthYear: 'LLLL y', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y' },
  times: { short: 'H:mm', periods: ['dop.', 'odp.'], from: 'H:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '\u00a0', symbols: { AUD: 'AU$', CZK: 'Kč', ILS: 'ILS', INR: 'INR', PHP: 'PHP', VND: 'VND' } },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0den', few: '{0}\u00a0dny', many: '{0}\u00a0dne', other: '{0}\u00a0dnů' },
    weeks: { one: '{0}\u00a0týden', few: '{0}\u00a0týdny', many: '{0}\u00a0týdne', other: '{0}\u00a0týdnů' },
    months: { one: '{0}\u00a0měsíc', few: '{0}\u00a0měsíce', many: '{0}\u00a0měsíce', other: '{0}\u00a0měsíců' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '‚', '‘'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} a\u00a0{1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} a\u00a0{1}' }, or: { pair: '{0} nebo {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} nebo {1}' } },
  hyphenation: 'cs',
  afterNumber: ['den', 'dne', 'dny', 'dnů', 'h', 'min', 'měsíc', 'měsíce', 'měsíců', 'týden', 'týdne', 'týdny', 'týdnů'],
  plurals: {
    cardinal: {
      categories: ['one', 'few', 'many', 'other'],
      select: ({ i, v }) => {
        if (i === 1 && v === 0) return 'one'
        if (i >= 2 && i <= 4 && v === 0) return 'few'
        if (v !== 0) return 'many'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
