// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'nb',
  name: 'Norsk bokmål',
  region: 'NO',
  direction: 'ltr',
  months: {
    wide: ['januar', 'februar', 'mars', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'desember'],
    abbreviated: ['jan.', 'feb.', 'mars', 'apr.', 'mai', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'des.'],
    standalone: ['januar', 'februar', 'mars', 'april', 'mai', 'juni', 'juli', 'august', 'september', 'oktober', 'november', 'desember'],
  },
  weekdays: { wide: ['søndag', 'mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag'], abbreviated: ['søn.', 'man.', 'tir.', 'ons.', 'tor.', 'fre.', 'lør.'] },
  dates: { full: 'EEEE d.\u00a0MMMM y', long: 'd.\u00a0MMMM y', medium: 'd. MMM y', numeric: 'd.M.y', monthYear: 'MMMM y', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y' },
  times: { short: 'HH:mm', periods: ['a.m.', 'p.m.'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '\u00a0',
    symbols: {
      AUD: 'AUD',
      BRL: 'BRL',
      CAD: 'CAD',
      CNY: 'CNY',
      HKD: 'HKD',
      ILS: 'ILS',
      INR: 'INR',
      JPY: 'JPY',
      KRW: 'KRW',
      MXN: 'MXN',
      NOK: 'kr',
      NZD: 'NZD',
      PHP: 'PHP',
      TWD: 'TWD',
      USD: 'USD',
      VND: 'VND',
      XAF: 'XAF',
      XCD: 'XCD',
      XPF: 'XPF',
    },
  },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { one: '{0}\u00a0t', other: '{0}\u00a0t' },
    days: { one: '{0}\u00a0døgn', other: '{0}\u00a0døgn' },
    weeks: { one: '{0}\u00a0uke', other: '{0}\u00a0uker' },
    months: { one: '{0}\u00a0måned', other: '{0}\u00a0måneder' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['«', '»', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} og {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} og {1}' }, or: { pair: '{0} eller {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} eller {1}' } },
  hyphenation: 'nb',
  afterNumber: ['døgn', 'min', 'måned', 'måneder', 't', 'uke', 'uker'],
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
