// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'ka',
  name: 'ქართული',
  region: 'GE',
  direction: 'ltr',
  months: {
    wide: ['იანვარი', 'თებერვალი', 'მარტი', 'აპრილი', 'მაისი', 'ივნისი', 'ივლისი', 'აგვისტო', 'სექტემბერი', 'ოქტომბერი', 'ნოემბერი', 'დეკემბერი'],
    abbreviated: ['იან', 'თებ', 'მარ', 'აპრ', 'მაი', 'ივნ', 'ივლ', 'აგვ', 'სექ', 'ოქტ', 'ნოე', 'დეკ'],
    standalone: ['იანვარი', 'თებერვალი', 'მარტი', 'აპრილი', 'მაისი', 'ივნისი', 'ივლისი', 'აგვისტო', 'სექტემბერი', 'ოქტომბერი', 'ნოემბერი', 'დეკემბერი'],
  },
  weekdays: { wide: ['კვირა', 'ორშაბათი', 'სამშაბათი', 'ოთხშაბათი', 'ხუთშაბათი', 'პარასკევი', 'შაბათი'], abbreviated: ['კვი', 'ორშ', 'სამ', 'ოთხ', 'ხუთ', 'პარ', 'შაბ'] },
  dates: { full: 'EEEE, dd\u00a0MMMM, y', long: 'd\u00a0MMMM, y', medium: 'd MMM. y', numeric: 'd.M.y', monthYear: 'MMMM, y', monthDay: 'd\u00a0MMMM', days: 'd–d MMMM, y' },
  times: { short: 'HH:mm', periods: ['AM', 'PM'], from: 'HH:mm' },
  numbers: { decimal: ',', group: '\u00a0', minimumGrouping: 2, minus: '−', percent: '{0}%' },
  money: { positive: '{0}\u00a0¤', negative: '−{0}\u00a0¤', decimal: ',', group: '\u00a0', symbols: { AUD: 'AUD', CNY: 'CNY', GEL: '₾', HKD: 'HKD', ILS: 'ILS', INR: 'INR', JPY: 'JPY', KRW: 'KRW', NZD: 'NZD', PHP: 'PHP', VND: 'VND' } },
  units: {
    minutes: { one: '{0}\u00a0წთ', other: '{0}\u00a0წთ' },
    hours: { one: '{0}\u00a0სთ', other: '{0}\u00a0სთ' },
    days: { one: '{0}\u00a0დღე', other: '{0}\u00a0დღე' },
    weeks: { one: '{0}\u00a0კვირა', other: '{0}\u00a0კვირა' },
    months: { one: '{0}\u00a0თვე', other: '{0}\u00a0თვე' },
    kilobytes: { one: '{0}\u00a0კბაიტი', other: '{0}\u00a0კბაიტი' },
    megabytes: { one: '{0}\u00a0მეგაბაიტი', other: '{0}\u00a0მეგაბაიტი' },
  },
  quotes: ['„', '“', '«', '»'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} და {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} და {1}' }, or: { pair: '{0} ან {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} ან {1}' } },
  hyphenation: 'ka',
  afterNumber: ['დღე', 'თვე', 'კვირა', 'სთ', 'წთ'],
  plurals: {
    cardinal: {
      categories: ['one', 'other'],
      select: ({ n }) => {
        if (n === 1) return 'one'
        return 'other'
      },
    },
    ordinal: {
      categories: ['one', 'many', 'other'],
      select: ({ i }) => {
        if (i === 1) return 'one'
        if (i === 0 || (i % 100 >= 2 && i % 100 <= 20) || i % 100 === 40 || i % 100 === 60 || i % 100 === 80) return 'many'
        return 'other'
      },
    },
  },
}
