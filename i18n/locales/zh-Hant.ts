// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'zh-Hant',
  name: '繁體中文',
  region: 'TW',
  direction: 'ltr',
  months: {
    wide: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
    abbreviated: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
    standalone: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  },
  weekdays: { wide: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'], abbreviated: ['週日', '週一', '週二', '週三', '週四', '週五', '週六'] },
  dates: { full: 'y年M月d日 EEEE', long: 'y年M月d日', medium: 'y年M月d日', numeric: 'y/M/d', monthYear: 'y年M月', monthDay: 'M月d日', days: 'y年M月d日至d日' },
  times: { short: 'ah:mm', periods: ['上午', '下午'], from: 'ah:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { AUD: 'AU$', JPY: '¥', KRW: '￦', PHP: 'PHP', TWD: '$' } },
  units: {
    minutes: { other: '{0}\u00a0分鐘' },
    hours: { other: '{0}\u00a0小時' },
    days: { other: '{0}\u00a0天' },
    weeks: { other: '{0}\u00a0週' },
    months: { other: '{0}\u00a0個月' },
    kilobytes: { other: '{0}\u00a0kB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['「', '」', '『', '』'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0}和{1}', start: '{0}、{1}', middle: '{0}、{1}', end: '{0}和{1}' }, or: { pair: '{0}或{1}', start: '{0}、{1}', middle: '{0}、{1}', end: '{0}或{1}' } },
  hyphenation: null,
  afterNumber: ['個月', '分鐘', '天', '小時', '週'],
  plurals: { cardinal: { categories: ['other'], select: () => 'other' }, ordinal: { categories: ['other'], select: () => 'other' } },
}
