// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'sk',
  name: 'Slovenčina',
  region: 'SK',
  direction: 'ltr',
  months: {
    wide: ['januára', 'februára', 'marca', 'apríla', 'mája', 'júna', 'júla', 'augusta', 'septembra', 'októbra', 'novembra', 'decembra'],
    abbreviated: ['jan', 'feb', 'mar', 'apr', 'máj', 'jún', 'júl', 'aug', 'sep', 'okt', 'nov', 'dec'],
    standalone: ['január', 'február', 'marec', 'apríl', 'máj', 'jún', 'júl', 'august', 'september', 'október', 'november', 'december'],
  },
  weekdays: { wide: ['nedeľa', 'pondelok', 'utorok', 'streda', 'štvrtok', 'piatok', 'sobota'], abbreviated: ['ne', 'po', 'ut', 'st', 'št', 'pi', 'so'] },
  dates: { full: 'EEEE d.\u00a0MMMM y', long: 'd.\u00a0MMMM y', medium: 'd. M. y', numeric: 'd. M. y', monthYear: 'LLLL y', monthDay: 'd.\u00a0MMMM', days: 'd.–d. MMMM y' },
  times: { short: 'H:mm', periods: ['AM', 'PM'], from: 'H:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 1, minus: '−', percent: '{0}\u00a0%' },
  money: {
    positive: '{0}\u00a0¤',
    negative: '−{0}\u00a0¤',
    decimal: ',',
    group: '\u00a0',
    symbols: { AUD: 'AUD', BRL: 'BRL', CAD: 'CAD', CNY: 'CNY', GBP: 'GBP', HKD: 'HKD', ILS: 'NIS', INR: 'INR', JPY: 'JPY', KRW: 'KRW', NZD: 'NZD', PHP: 'PHP', TWD: 'TWD', USD: 'USD', VND: 'VND', XCG: 'Cg' },
  },
  units: {
    minutes: { other: '{0}\u00a0min' },
    hours: { other: '{0}\u00a0h' },
    days: { one: '{0}\u00a0deň', few: '{0}\u00a0dni', many: '{0}\u00a0dňa', other: '{0}\u00a0dní' },
    weeks: { one: '{0}\u00a0týždeň', few: '{0}\u00a0týždne', many: '{0}\u00a0týždňa', other: '{0}\u00a0týždňov' },
    months: { one: '{0}\u00a0mesiac', few: '{0}\u00a0mesiace', many: '{0}\u00a0mesiaca', other: '{0}\u00a0mesiacov' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['„', '“', '‚', '‘'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} a\u00a0{1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} a {1}' }, or: { pair: '{0} alebo {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} alebo {1}' } },
  hyphenation: 'sk',
  afterNumber: ['deň', 'dni', 'dní', 'dňa', 'h', 'mesiac', 'mesiaca', 'mesiace', 'mesiacov', 'min', 'týždeň', 'týždne', 'týždňa', 'týždňov'],
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
