// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'sv',
  name: 'Svenska',
  region: 'SE',
  direction: 'ltr',
  months: {
    wide: ['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober', 'november', 'december'],
    abbreviated: ['jan.', 'feb.', 'mars', 'apr.', 'maj', 'juni', 'juli', 'aug.', 'sep.', 'okt.', 'nov.', 'dec.'],
    standalone: ['januari', 'februari', 'mars', 'april', 'maj', 'juni', 'juli', 'augusti', 'september', 'oktober', 'november', 'december'],
  },
  weekdays: { wide: ['söndag', 'måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag'], abbreviated: ['sön', 'mån', 'tis', 'ons', 'tors', 'fre', 'lör'] },
  dates: { full: 'EEEE d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'y-MM-dd', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'HH:mm', periods: ['fm', 'em'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '\u00a0',
    symbols: {
      AUD: 'AUD',
      BBD: 'Bds$',
      BMD: 'BM$',
      BRL: 'BR$',
      BSD: 'BS$',
      BZD: 'BZ$',
      CNY: 'CNY',
      DKK: 'Dkr',
      DOP: 'RD$',
      EGP: 'EG£',
      GBP: 'GBP',
      HKD: 'HKD',
      INR: 'INR',
      ISK: 'Ikr',
      JMD: 'JM$',
      JPY: 'JPY',
      KRW: 'KRW',
      NOK: 'Nkr',
      NZD: 'NZD',
      PHP: 'PHP',
      SEK: 'kr',
      TWD: 'TWD',
      VND: 'VND',
      XCG: 'XCG',
    },
  },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { one: '{0}\u00a0tim', other: '{0}\u00a0tim' },
    days: { one: '{0}\u00a0dygn', other: '{0}\u00a0dygn' },
    weeks: { one: '{0}\u00a0vecka', other: '{0}\u00a0veckor' },
    months: { one: '{0}\u00a0månad', other: '{0}\u00a0månader' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['”', '”', '’', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} och {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} och {1}' }, or: { pair: '{0} eller {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} eller {1}' } },
  hyphenation: 'sv',
  afterNumber: ['dygn', 'min', 'månad', 'månader', 'tim', 'vecka', 'veckor'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ i, v }) => {
        if (i === 1 && v === 0) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if ((n % 10 === 1 || n % 10 === 2) && n % 100 !== 11 && n % 100 !== 12) return 'one'
        return 'other'
      },
    },
  },
}
