// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'is',
  name: 'Íslenska',
  region: 'IS',
  direction: 'ltr',
  months: {
    wide: ['janúar', 'febrúar', 'mars', 'apríl', 'maí', 'júní', 'júlí', 'ágúst', 'september', 'október', 'nóvember', 'desember'],
    abbreviated: ['jan.', 'feb.', 'mar.', 'apr.', 'maí', 'jún.', 'júl.', 'ágú.', 'sep.', 'okt.', 'nóv.', 'des.'],
    standalone: ['janúar', 'febrúar', 'mars', 'apríl', 'maí', 'júní', 'júlí', 'ágúst', 'september', 'október', 'nóvember', 'desember'],
  },
  weekdays: { wide: ['sunnudagur', 'mánudagur', 'þriðjudagur', 'miðvikudagur', 'fimmtudagur', 'föstudagur', 'laugardagur'], abbreviated: ['sun.', 'mán.', 'þri.', 'mið.', 'fim.', 'fös.', 'lau.'] },
  dates: { full: 'EEEE, d.\u00a0MMMM y', long: 'd.\u00a0MMMM y', medium: 'd. MMM y', numeric: 'd.M.y', monthYear: 'MMMM y', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y' },
  times: { short: 'HH:mm', periods: ['f.h.', 'e.h.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '.', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '.',
    symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', GBP: 'GBP', INR: 'INR', ISK: 'kr.', KRW: 'KRW', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', USD: 'USD', VND: 'VND', XCG: 'XCG' },
  },
  units: {
    minutes: { one: '{0}\u00a0mín.', other: '{0}\u00a0mín.' },
    hours: { one: '{0}\u00a0klst.', other: '{0}\u00a0klst.' },
    days: { one: '{0}\u00a0dagur', other: '{0}\u00a0dagar' },
    weeks: { one: '{0}\u00a0vika', other: '{0}\u00a0vikur' },
    months: { one: '{0}\u00a0mánuður', other: '{0}\u00a0mánuðir' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '‚', '‘'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} og {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} og {1}' }, or: { pair: '{0} eða {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} eða {1}' } },
  hyphenation: 'is',
  afterNumber: ['dagar', 'dagur', 'klst\\.', 'mánuðir', 'mánuður', 'mín\\.', 'vika', 'vikur'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ i, f }) => {
        if ((f === 0 && i % 10 === 1 && i % 100 !== 11) || (f % 10 === 1 && f % 100 !== 11)) return 'one'
        return 'other'
      },
    },
    ordinal: { categories: ['other'], select: () => 'other' },
  },
}
