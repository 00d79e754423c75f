// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'fi',
  name: 'Suomi',
  region: 'FI',
  direction: 'ltr',
  months: {
    wide: ['tammikuuta', 'helmikuuta', 'maaliskuuta', 'huhtikuuta', 'toukokuuta', 'kesäkuuta', 'heinäkuuta', 'elokuuta', 'syyskuuta', 'lokakuuta', 'marraskuuta', 'joulukuuta'],
    abbreviated: ['tammi', 'helmi', 'maalis', 'huhti', 'touko', 'kesä', 'heinä', 'elo', 'syys', 'loka', 'marras', 'joulu'],
    standalone: ['tammikuu', 'helmikuu', 'maaliskuu', 'huhtikuu', 'toukokuu', 'kesäkuu', 'heinäkuu', 'elokuu', 'syyskuu', 'lokakuu', 'marraskuu', 'joulukuu'],
  },
  weekdays: { wide: ['sunnuntai', 'maanantai', 'tiistai', 'keskiviikko', 'torstai', 'perjantai', 'lauantai'], abbreviated: ['su', 'ma', 'ti', 'ke', 'to', 'pe', 'la'] },
  dates: { full: 'EEEE d.\u00a0MMMM y', long: 'd.\u00a0MMMM y', medium: 'd.M.y', numeric: 'd.M.y', monthYear: 'LLLL y', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y' },
  times: { short: 'H.mm', periods: ['ap.', 'ip.'], from: 'H.mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '\u00a0',
    symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', HKD: 'HKD', ILS: 'ILS', INR: 'INR', JPY: '¥', KRW: 'KRW', MXN: 'MXN', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', USD: '$', VND: 'VND', XCD: 'XCD', XPF: 'XPF' },
  },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { one: '{0}\u00a0t', other: '{0}\u00a0t' },
    days: { one: '{0}\u00a0päivä', other: '{0}\u00a0päivää' },
    weeks: { one: '{0}\u00a0viikko', other: '{0}\u00a0viikkoa' },
    months: { one: '{0}\u00a0kuukausi', other: '{0}\u00a0kuukautta' },
    kilobytes: { one: '{0}\u00a0kt', other: '{0}\u00a0kt' },
    megabytes: { one: '{0}\u00a0Mt', other: '{0}\u00a0Mt' },
  },
  quotes: ['”', '”', '’', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} ja {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ja {1}' }, or: { pair: '{0} tai {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} tai {1}' } },
  hyphenation: 'fi',
  afterNumber: ['kuukausi', 'kuukautta', 'min', 'päivä', 'päivää', 't', 'viikko', 'viikkoa'],
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
