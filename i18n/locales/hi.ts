// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'hi',
  name: 'हिन्दी',
  region: 'IN',
  direction: 'ltr',
  months: {
    wide: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
    abbreviated: ['जन॰', 'फ़र॰', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुल॰', 'अग॰', 'सित॰', 'अक्टू॰', 'नव॰', 'दिस॰'],
    standalone: ['जनवरी', 'फ़रवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  },
  weekdays: { wide: ['रविवार', 'सोमवार', 'मंगलवार', 'बुधवार', 'गुरुवार', 'शुक्रवार', 'शनिवार'], abbreviated: ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'] },
  dates: { full: 'EEEE, d\u00a0MMMM y', long: 'd\u00a0MMMM y', medium: 'd MMM y', numeric: 'd/M/y', monthYear: 'MMMM y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM y' },
  times: { short: 'h:mm\u00a0a', periods: ['am', 'pm'], from: 'h:mm\u00a0a' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%', groupsBefore: 2 },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { PHP: 'PHP', THB: '฿', USD: '$' } },
  units: {
    minutes: { one: '{0}\u00a0मि॰', other: '{0}\u00a0मि॰' },
    hours: { one: '{0}\u00a0घं॰', other: '{0}\u00a0घं॰' },
    days: { one: '{0}\u00a0दिन', other: '{0}\u00a0दिन' },
    weeks: { one: '{0}\u00a0सप्ताह', other: '{0}\u00a0सप्ताह' },
    months: { one: '{0}\u00a0महीना', other: '{0}\u00a0महीने' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} और {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0}, और {1}' }, or: { pair: '{0} या {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} या {1}' } },
  hyphenation: null,
  afterNumber: ['घं॰', 'दिन', 'महीना', 'महीने', 'मि॰', 'सप्ताह'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n, i }) => {
        if (i === 0 || n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'two', 'few', 'many', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        if (n === 2 || n === 3) return 'two'
        if (n === 4) return 'few'
        if (n === 6) return 'many'
        return 'other'
      },
    },
  },
}
