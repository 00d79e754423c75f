// CLDR data of a locale in the shape of `LocalePack` (i18n/locale-pack.ts), without the functions.
import { createRequire } from 'node:module'
import { baseOf, DIGITS, HOUSE, HYPHENATION, NAMES, SIGNS, SOURCES } from './house.mjs'

const require = createRequire(import.meta.url)
const NO_BREAK = '\u00A0'

const UNITS = {
  minutes: ['short', 'duration-minute'],
  hours: ['short', 'duration-hour'],
  days: ['long', 'duration-day'],
  weeks: ['long', 'duration-week'],
  months: ['long', 'duration-month'],
  kilobytes: ['short', 'digital-kilobyte'],
  megabytes: ['short', 'digital-megabyte'],
}
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** The pack of a tag without plural rules, with our overrides. */
export function packData(tag) {
  const source = SOURCES[tag] ?? tag
  const base = baseOf(tag)
  const numbers = read('numbers', 'numbers', source).numbers
  const calendar = read('dates', 'ca-gregorian', source).dates.calendars.gregorian
  const data = {
    tag,
    name: NAMES[tag],
    region: regionOf(source),
    direction: read('misc', 'layout', source).layout.orientation.characterOrder === 'right-to-left' ? 'rtl' : 'ltr',
    months: {
      wide: Object.values(calendar.months.format.wide),
      abbreviated: Object.values(calendar.months.format.abbreviated),
      standalone: Object.values(calendar.months['stand-alone'].wide),
    },
    weekdays: {
      wide: WEEKDAYS.map((day) => calendar.days[weekdayForm(calendar)].wide[day]),
      abbreviated: WEEKDAYS.map((day) => calendar.days.format.abbreviated[day]),
    },
    dates: datesOf(calendar),
    times: timesOf(calendar),
    ...amountsOf(numbers, ownSigns(tag)),
    units: unitsOf(read('units', 'units', source).units),
    quotes: quotesOf(read('misc', 'delimiters', source).delimiters),
    quoteSpace: '',
    beforeNumber: [],
    lists: listsOf(read('misc', 'listPatterns', source).listPatterns),
    hyphenation: HYPHENATION[base] ?? null,
  }
  const house = base === tag ? HOUSE[tag] : merged(regionalHouse(base), HOUSE[tag] ?? {})
  return completed(merged(data, house ?? {}), data)
}

/** A regional locale inherits our overrides for its language, except separators and times, which depend on the region. */
function regionalHouse(base) {
  const { units, afterNumber, beforeNumber, quotes, quoteSpace } = HOUSE[base] ?? {}
  const times = base === 'de' ? HOUSE.de.times : undefined
  return Object.fromEntries(
    Object.entries({ units, afterNumber, beforeNumber, quotes, quoteSpace, times }).filter(
      ([, value]) => value !== undefined,
    ),
  )
}

/** Fields derived from others. */
function completed(pack, data) {
  const from = pack.times.short.replace(/[\s\u00A0]*'[^']*'\.?$/, '')
  return {
    ...pack,
    times: { ...pack.times, from },
    afterNumber: pack.afterNumber ?? wordsAfterNumber(data.units),
  }
}

function read(kind, file, tag) {
  return require(`cldr-${kind}-full/main/${tag}/${file}.json`).main[tag]
}

/** Cardinal and ordinal plural rules of a tag in CLDR syntax. */
export function pluralRulesOf(tag) {
  const source = SOURCES[tag] ?? tag
  const of = (type, file) => {
    const rules = require(`cldr-core/supplemental/${file}.json`).supplemental[`plurals-type-${type}`]
    // CLDR has no ordinal forms for Maltese.
    return rules[source] ?? rules[source.split('-')[0]] ?? {}
  }
  return { cardinal: of('cardinal', 'plurals'), ordinal: of('ordinal', 'ordinals') }
}

function regionOf(tag) {
  const own = /-([A-Z]{2})$/.exec(tag)?.[1]
  const likely = require('cldr-core/supplemental/likelySubtags.json').supplemental.likelySubtags
  return own ?? (likely[tag] ?? likely[tag.split('-')[0]] ?? '').split('-').at(-1)
}

function datesOf({ dateFormats, dateTimeFormats }) {
  const { availableFormats, intervalFormats } = dateTimeFormats
  const long = bound(dateFormats.long)
  return {
    full: bound(dateFormats.full.replace('cccc', 'EEEE')),
    long,
    medium: dateFormats.medium,
    numeric: availableFormats.yMd,
    monthYear: availableFormats.yMMMM,
    monthDay: bound(availableFormats.MMMMd),
    days: dateFormats.long.replace(/('[^']*')|d+\.?/g, (part, quoted) =>
      quoted ? part : daysOf(intervalFormats.yMMMd.d, part),
    ),
  }
}

/** Finnish inflects weekdays; its dates use the stand-alone form. */
function weekdayForm({ dateFormats }) {
  return dateFormats.full.includes('cccc') ? 'stand-alone' : 'format'
}

/** Uses non-breaking spaces between day and month. */
function bound(pattern) {
  return pattern.replace(/(?:d|M)+(?:'[^']*'|[^dMy'])*(?:d|M)+/, (part) => part.replaceAll(' ', NO_BREAK))
}

/** `d.–d.`, `d–d` or `d–d.`: a range of days as shortened by CLDR, without spaces around the dash. `own` is the field of one day. */
function daysOf(interval, own) {
  const [, first, second] = /d{1,2}(\.?)[\s\u2009]*–[\s\u2009]*d{1,2}(\.?)/.exec(interval) ?? []
  return first === undefined ? `${own}–${own}` : `d${first}–d${second}`
}

function timesOf({ timeFormats, dayPeriods }) {
  const { am, pm } = dayPeriods.format.abbreviated
  const short = timeFormats.short.replaceAll(/[\s\u202F]/g, NO_BREAK)
  return { short, periods: [am, pm].map((text) => text.replaceAll(/\s/g, NO_BREAK)) }
}

function amountsOf(numbers, symbols) {
  const signs = numbers[`symbols-numberSystem-${DIGITS}`]
  // A real minus sign, with direction marks for right-to-left scripts.
  const minus = signs.minusSign.replace('-', '−')
  const percent = numbers[`percentFormats-numberSystem-${DIGITS}`].standard
  const { standard } = numbers[`decimalFormats-numberSystem-${DIGITS}`]
  const money = numbers[`currencyFormats-numberSystem-${DIGITS}`].standard.split(';').map(amountPattern)
  return {
    numbers: {
      decimal: signs.decimal,
      group: signs.group,
      minimumGrouping: Number(numbers.minimumGroupingDigits),
      minus,
      percent: percent
        .replace(/#(?:,##)?,##0/, '{0}')
        .replaceAll(/\s/g, NO_BREAK)
        .replace('%', signs.percentSign),
      // Of most languages, all groups have three digits.
      ...(standard.startsWith('#,##,##0') && { groupsBefore: 2 }),
    },
    money: {
      positive: money[0],
      negative: money[1] ?? `${minus}${money[0]}`,
      decimal: signs.currencyDecimal ?? signs.decimal,
      group: signs.currencyGroup ?? signs.group,
      symbols,
    },
  }
}

/** Legal tender somewhere today. */
function currenciesInUse() {
  const { region } = require('cldr-core/supplemental/currencyData.json').supplemental.currencyData
  const all = Object.values(region).flatMap((periods) => periods.flatMap((period) => Object.entries(period)))
  const today = all.filter(([, { _to, _tender }]) => _to === undefined && _tender !== 'false')
  return [...new Set(today.map(([code]) => code))].toSorted((a, b) => (a < b ? -1 : 1))
}

const IN_USE = currenciesInUse()

/** The signs of all currencies in use in a locale; the code, if it has none. */
function signsOf(tag) {
  const source = SOURCES[tag] ?? tag
  const { currencies } = read('numbers', 'currencies', source).numbers
  return Object.fromEntries(IN_USE.map((code) => [code, SIGNS[code] ?? currencies[code]?.symbol ?? code]))
}

/** What packs share: the signs of the root of CLDR that are not codes, and decimals that are not two. */
export const CURRENCIES = {
  signs: Object.fromEntries(Object.entries(signsOf('und')).filter(([code, sign]) => sign !== code)),
  decimals: decimals(),
}

function decimals() {
  const { fractions } = require('cldr-core/supplemental/currencyData.json').supplemental.currencyData
  const all = Object.entries(fractions).map(([code, { _digits }]) => [code, Number(_digits)])
  return Object.fromEntries(all.filter(([code, digits]) => /^[A-Z]{3}$/.test(code) && digits !== 2))
}

/** The signs of a locale that are not those of the root. */
function ownSigns(tag) {
  const own = Object.entries(signsOf(tag)).filter(([code, sign]) => sign !== (CURRENCIES.signs[code] ?? code))
  return Object.fromEntries(own)
}

/** `#,##0.00 ¤` → `{0} ¤`. */
function amountPattern(pattern) {
  return pattern
    .replace(/#(?:,##)?,##0\.00/, '{0}')
    .replaceAll(/\s/g, NO_BREAK)
    .replace('-', '−')
}

function unitsOf(units) {
  return Object.fromEntries(
    Object.entries(UNITS).map(([name, [length, key]]) => [
      name,
      Object.fromEntries(
        Object.entries(units[length][key]).flatMap(([field, pattern]) => {
          const category = /^unitPattern-count-(\w+)$/.exec(field)?.[1]
          return category ? [[category, pattern.replaceAll(/\s/g, NO_BREAK)]] : []
        }),
      ),
    ]),
  )
}

function quotesOf(delimiters) {
  return ['quotationStart', 'quotationEnd', 'alternateQuotationStart', 'alternateQuotationEnd'].map(
    (name) => delimiters[name],
  )
}

function listsOf(patterns) {
  const of = ({ start, middle, end, 2: pair }) => ({ pair, start, middle, end })
  return { and: of(patterns['listPattern-type-standard']), or: of(patterns['listPattern-type-or']) }
}

/** Unit names that follow a number, for a regular expression. */
function wordsAfterNumber({ minutes, hours, days, weeks, months }) {
  const words = [minutes, hours, days, weeks, months].flatMap((patterns) =>
    Object.values(patterns).flatMap((pattern) => /^\{0\}\u00A0(.+)$/.exec(pattern)?.[1] ?? []),
  )
  return [...new Set(words)].map((word) => word.replaceAll('.', String.raw`\.`)).sort()
}

/** Deep merge of `over` into `under`; arrays are replaced. */
function merged(under, over) {
  if (over === undefined) return under
  if (typeof over !== 'object' || Array.isArray(over) || typeof under !== 'object') return over
  const keys = [...new Set([...Object.keys(under), ...Object.keys(over)])]
  return Object.fromEntries(keys.map((key) => [key, key in under ? merged(under[key], over[key]) : over[key]]))
}
