// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'zh-Hans',
  name: '简体中文',
  region: 'CN',
  direction: 'ltr',
  months: {
    wide: ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月'],
    abbreviated: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
    standalone: ['一月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '十一月', '十二月'],
  },
  weekdays: { wide: ['星期日', '星期一', '星期二', '星期三', '星期四', '星期五', '星期六'], abbreviated: ['周日', '周一', '周二', '周三', '周四', '周五', '周六'] },
  dates: { full: 'y年M月d日EEEE', long: 'y年M月d日', medium: 'y年M月d日', numeric: 'y/M/d', monthYear: 'y年M月', monthDay: 'M月d日', days: 'y年M月d日–d日' },
  times: { short: 'HH:mm', periods: ['上午', '下午'], from: 'HH:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { AUD: 'AU$', CNY: '¥', PHP: 'PHP' } },
  units: { minutes: { other: '{0}分钟' }, hours: { other: '{0}小时' }, days: { other: '{0}天' }, weeks: { other: '{0}周' }, months: { other: '{0}个月' }, kilobytes: { other: '{0}\u00a0kB' }, megabytes: { other: '{0}\u00a0MB' } },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0}和{1}', start: '{0}、{1}', middle: '{0}、{1}', end: '{0}和{1}' }, or: { pair: '{0}或{1}', start: '{0}、{1}', middle: '{0}、{1}', end: '{0}或{1}' } },
  hyphenation: null,
  afterNumber: [],
  plurals: { cardinal: { categories: ['other'], select: () => 'other' }, ordinal: { categories: ['other'], select: () => 'other' } },
}
