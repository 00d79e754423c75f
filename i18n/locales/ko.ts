// Made from CLDR by cli/locales/make.mjs; changes belong there.
import type { LocalePack } from '../locale-pack.ts'

export const pack: LocalePack = {
  tag: 'ko',
  name: '한국어',
  region: 'KR',
  direction: 'ltr',
  months: {
    wide: ['1월', '2월', '3월', '4월', '5월', '6월', '7월', '8월', '9월', '10월', '11월', '12월'],
    abbreviated: ['1월', '2월', '3월', '4월', '5월', '6월', '7월', '8월', '9월', '10월', '11월', '12월'],
    standalone: ['1월', '2월', '3월', '4월', '5월', '6월', '7월', '8월', '9월', '10월', '11월', '12월'],
  },
  weekdays: { wide: ['일요일', '월요일', '화요일', '수요일', '목요일', '금요일', '토요일'], abbreviated: ['일', '월', '화', '수', '목', '금', '토'] },
  dates: { full: 'y년 MMMM\u00a0d일 EEEE', long: 'y년 MMMM\u00a0d일', medium: 'y. M. d.', numeric: 'y. M. d.', monthYear: 'y년 MMMM', monthDay: 'MMMM\u00a0d일', days: 'y년 MMMM\u00a0d일~d일' },
  times: { short: 'a\u00a0h:mm', periods: ['오전', '오후'], from: 'a\u00a0h:mm' },
  numbers: { decimal: '.', group: ',', minimumGrouping: 1, minus: '−', percent: '{0}%' },
  money: { positive: '¤{0}', negative: '−¤{0}', decimal: '.', group: ',', symbols: { AUD: 'AU$', PHP: 'PHP' } },
  units: { minutes: { other: '{0}분' }, hours: { other: '{0}시간' }, days: { other: '{0}일' }, weeks: { other: '{0}주' }, months: { other: '{0}개월' }, kilobytes: { other: '{0}kB' }, megabytes: { other: '{0}MB' } },
  quotes: ['“', '”', '‘', '’'],
  quoteSpace: '',
  beforeNumber: [],
  lists: { and: { pair: '{0} 및 {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} 및 {1}' }, or: { pair: '{0} 또는 {1}', start: '{0}, {1}', middle: '{0}, {1}', end: '{0} 또는 {1}' } },
  hyphenation: null,
  afterNumber: [],
  plurals: { cardinal: { categories: ['other'], select: () => 'other' }, ordinal: { categories: ['other'], select: () => 'other' } },
}
