// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'ja',
  name: '日本語',
  region: 'JP',
  direction: 'ltr',
  months: {
    wide: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
    abbreviated: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
    standalone: ['1月', '2月', '3月', '4月', '5月', '6月', '7月', '8月', '9月', '10月', '11月', '12月'],
  },
  weekdays: { wide: ['日曜日', '月曜日', '火曜日', '水曜日', '木曜日', '金曜日', '土曜日'], abbreviated: ['日', '月', '火', '水', '木', '金', '土'] },
  dates: { full: 'y年M月d日EEEE', long: 'y年M月d日', medium: 'y/MM/dd', numeric: 'y/M/d', monthYear: 'y年M月', monthDay: 'M月d日', days: 'y年M月d日～d日' },
  times: { short: 'H:mm', periods: ['午前', '午後'], from: 'H:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { CNY: '元', JPY: '￥', PHP: 'PHP', USD: '$', XCG: 'Cg' } },
  units: {
    minutes: { other: '{0}\u00a0分' },
    hours: { other: '{0}\u00a0時間' },
    days: { other: '{0}\u00a0日' },
    weeks: { other: '{0}\u00a0週間' },
    months: { other: '{0}\u00a0か月' },
    kilobytes: { other: '{0}\u00a0KB' },
    megabytes: { other: '{0}\u00a0MB' },
  },
  quotes: ['「', '」', '『', '』'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0}、{1}', start: '{0}、{1}', middle: '{0}、{1}', end: '{0}、{1}' }, or: { pair: '{0}または{1}', start: '{0}、{1}', middle: '{0}、{1}', end: '{0}、または{1}' } },
  hyphenation: null,
  afterNumber: ['か月', '分', '日', '時間', '週間'],
  plurals: { cardinal: { categories: ['other'], select: () => 'other' }, ordinal: { categories: ['other'], select: () => 'other' } },
}
