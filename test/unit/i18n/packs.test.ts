import { describe, expect, test } from 'vitest'
import { loadPacks } from '../../../i18n/load-packs.ts'
import { LOCALES } from '../../../i18n/locale-tags.ts'
import type { LocalePack, Unit } from '../../../i18n/locale-pack.ts'
import { pluralOf } from '../../../i18n/plurals.ts'
import { writeDate, writeDateRange, writeTime, writeTimeRange } from '../../../i18n/write-date.ts'
import { writeList } from '../../../i18n/write-list.ts'
import { writeMoney } from '../../../i18n/write-money.ts'
import { writeNumber, writePercent, writeUnit } from '../../../i18n/write-number.ts'

const packs = await loadPacks(LOCALES)
const packOf = (tag: string): LocalePack => {
  const pack = packs.find((candidate) => candidate.tag === tag)
  if (!pack) throw new Error(`no pack ${tag}`)
  return pack
}

/**
 * `Intl` of this Node knows the same data, perhaps of another year. Kinds of spaces, hyphen or minus, and marks of direction
 * are ours: they differ on purpose everywhere.
 */
const plain = (text: string): string =>
  text
    .replaceAll(/[\s\u00A0\u202F\u2009]+/g, ' ')
    .replaceAll('−', '-')
    .replaceAll(/[\u200E\u200F\u061C\u2060]/g, '')

/** The tag that `Intl` is asked for: our Portuguese is that of Portugal, digits are Latin, and years those of the common era. */
const INTL_TAGS: Readonly<Record<string, string>> = { pt: 'pt-PT', bn: 'bn-u-nu-latn', fa: 'fa-u-ca-gregory-nu-latn' }
const intlTag = (tag: string): string => INTL_TAGS[tag] ?? tag

test('there is a pack for each official language of the European Union, and for others', () => {
  const union = 'bg cs da de el en es et fi fr ga hr hu it lt lv mt nl pl pt ro sk sl sv'.split(' ')
  const near = 'lb cy be nb uk tr ru ca gl is sq bs sr-Cyrl sr-Latn mk ka hy az kk'.split(' ')
  const far = 'af ur ar he hi ja ko th zh-Hans zh-Hant fa bn id ms vi fil sw'.split(' ')
  const german = 'de-AT de-CH de-LI de-LU'.split(' ')
  const english = 'en-AU en-CA en-GB en-IE en-IN en-ZA'.split(' ')
  const regions = 'es-AR es-MX es-US fr-CA fr-CH it-CH nl-BE pt-BR'.split(' ')
  expect(packs.map(({ tag }) => tag).toSorted()).toEqual(
    [...union, ...near, ...far, ...german, ...english, ...regions].toSorted(),
  )
})

/** What we write otherwise than `Intl`, by tag. Reasons stand in cli/locales/house.mjs. */
const OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  numbers: ['es', 'de-AT', 'de-CH', 'de-LI', 'fr-CH', 'it-CH'],
  money: ['es', 'de-CH', 'de-LI', 'fr-CH', 'it-CH'],
  and: ['cy', 'lb'],
  or: ['lb', 'mt'],
  // In Korean, Node 20 writes the halves of the day in English.
  time: ['de', 'de-AT', 'de-CH', 'de-LI', 'de-LU', 'es', 'en', 'ko', 'zh-Hant'],
}

/** Languages of which the data of Node 20.19, CLDR 46, is another. */
const CHANGED = Number(process.versions['cldr']) < 48 ? ['he', 'hy', 'ka', 'mk', 'sq'] : []
const compared = packs.filter(({ tag }) => !CHANGED.includes(tag))

const isSameCldr = Math.trunc(Number(process.versions['cldr'])) === 48

/** Currencies that are legal tender today. */
const CURRENCIES =
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'.split(
    ' ',
  )

function moneyFormat(intl: string, currency: string, value: number): Intl.NumberFormat {
  const { maximumFractionDigits: decimals = 2 } = new Intl.NumberFormat(intl, {
    style: 'currency',
    currency,
  }).resolvedOptions()
  const digits = Number.isInteger(value) ? 0 : decimals
  return new Intl.NumberFormat(intl, {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'EUR' ? 'narrowSymbol' : 'symbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  })
}

describe.each(compared.map((pack) => [pack.tag, pack] as const))('%s', (tag, pack) => {
  const intl = intlTag(tag)
  const differs = (kind: string): boolean => OTHERWISE[kind]?.includes(tag) ?? false
  const day = new Date('2026-03-05T00:00:00Z')

  test('writes dates as Intl does', () => {
    const format = (options: Intl.DateTimeFormatOptions): string =>
      plain(new Intl.DateTimeFormat(intl, { timeZone: 'UTC', ...options }).format(day))
    expect(plain(writeDate('2026-03-05', 'long', pack))).toBe(format({ dateStyle: 'long' }))
    expect(plain(writeDate('2026-03-05', 'full', pack))).toBe(format({ dateStyle: 'full' }))
    expect(plain(writeDate('2026-03-05', 'medium', pack))).toBe(format({ dateStyle: 'medium' }))
    expect(plain(writeDate('2026-03-05', 'monthYear', pack))).toBe(format({ year: 'numeric', month: 'long' }))
    expect(plain(writeDate('2026-03-05', 'monthDay', pack))).toBe(format({ month: 'long', day: 'numeric' }))
    expect(plain(writeDate('2026-03-05', 'numeric', pack))).toBe(
      format({ year: 'numeric', month: 'numeric', day: 'numeric' }),
    )
  })

  test('shortens two days of a month, and writes one day once', () => {
    const range = writeDateRange('2026-03-05', '2026-03-07', pack)
    expect(range.match(/\d+/g)?.filter((number) => number !== '3')).toEqual(
      expect.arrayContaining(['5', '7', String(2026 + (pack.era ?? 0))]),
    )
    expect(writeDateRange('2026-03-05T09:00', '2026-03-05T17:00', pack)).toBe(writeDate('2026-03-05', 'long', pack))
  })

  test.skipIf(differs('time'))('writes times as Intl does', () => {
    const format = new Intl.DateTimeFormat(intl, { timeZone: 'UTC', timeStyle: 'short' })
    for (const time of ['00:05', '09:00', '12:30', '17:45'])
      expect(plain(writeTime(time, pack))).toBe(plain(format.format(new Date(`2026-03-05T${time}Z`))))
  })

  test.skipIf(differs('numbers'))('writes numbers and shares as Intl does', () => {
    for (const value of [0, 7, 999, 1000, 1234.5, 12_345, 1_234_567, -1500, 99.95]) {
      expect(plain(writeNumber(value, pack))).toBe(plain(new Intl.NumberFormat(intl).format(value)))
    }
    const percent = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 2 })
    expect(plain(writePercent(99.95, pack)).replaceAll(' ', '')).toBe(plain(percent.format(0.9995)).replaceAll(' ', ''))
  })

  test.skipIf(differs('money'))('writes euros as Intl does, with their sign in every language', () => {
    for (const value of [1450.5, 62_000, -20])
      expect(plain(writeMoney(value, 'EUR', pack))).toBe(plain(moneyFormat(intl, 'EUR', value).format(value)))
  })

  // Signs change from year to year: those of another Node are of another CLDR.
  test.skipIf(!isSameCldr)('writes all currencies as Intl does', () => {
    const others = CURRENCIES.filter((code) => code !== 'EUR')
    const written = others.flatMap((code) => [450.5, 620, -20].map((value) => [code, value] as const))
    expect(written.map(([code, value]) => `${code} ${plain(writeMoney(value, code, pack))}`)).toEqual(
      written.map(([code, value]) => `${code} ${plain(moneyFormat(intl, code, value).format(value))}`),
    )
  })

  test('chooses plural forms as Intl does', () => {
    const numbers = [...Array.from({ length: 250 }, (_, n) => n), 0.5, 1.5, 2.1, 1000, 1001, 1_000_000, 2_000_000]
    for (const type of ['cardinal', 'ordinal'] as const) {
      const rules = new Intl.PluralRules(intl, { type, maximumFractionDigits: 3 })
      const rule = pack.plurals[type]
      expect(numbers.map((n) => `${n} ${pluralOf(n, rule)}`)).toEqual(numbers.map((n) => `${n} ${rules.select(n)}`))
      expect([...rule.categories].toSorted()).toEqual(rules.resolvedOptions().pluralCategories.toSorted())
    }
  })

  test.skipIf(differs('and'))('joins lists as Intl does', () => {
    for (const items of [['A'], ['A', 'B'], ['A', 'B', 'C'], ['A', 'B', 'C', 'D']]) {
      expect(writeList(items, 'and', pack)).toBe(new Intl.ListFormat(intl, { type: 'conjunction' }).format(items))
    }
  })

  test.skipIf(differs('or'))('joins choices as Intl does', () => {
    for (const items of [
      ['A', 'B'],
      ['A', 'B', 'C'],
    ])
      expect(writeList(items, 'or', pack)).toBe(new Intl.ListFormat(intl, { type: 'disjunction' }).format(items))
  })

  test.each<[Unit, string, 'short' | 'long']>([
    ['minutes', 'minute', 'short'],
    ['days', 'day', 'long'],
    ['weeks', 'week', 'long'],
    ['months', 'month', 'long'],
    ['megabytes', 'megabyte', 'short'],
  ])('writes %s as Intl does', (unit, name, unitDisplay) => {
    const format = new Intl.NumberFormat(intl, { style: 'unit', unit: name, unitDisplay })
    for (const value of [0, 1, 2, 3, 6, 11, 21, 1.5]) {
      expect(plain(writeUnit(value, unit, pack))).toBe(plain(format.format(value)))
    }
  })

  test('has all that a language needs', () => {
    expect(pack.months.wide).toHaveLength(12)
    expect(pack.weekdays.wide).toHaveLength(7)
    expect(pack.quotes.every((mark) => mark.length === 1)).toBe(true)
    expect(pack.region).toMatch(/^[A-Z]{2}$/)
    expect(pack.direction).toBe(['ar', 'fa', 'he', 'ur'].includes(tag) ? 'rtl' : 'ltr')
    expect(writeTimeRange('09:00', '17:00', pack)).toMatch(/9.*\u2060–\u2060/)
  })
})

describe('on purpose otherwise than Intl', () => {
  test.each([
    ['es', writeNumber(1450, packOf('es')), '1.450'],
    ['de-AT', writeNumber(12_345.5, packOf('de-AT')), '12.345,5'],
    ['de-CH', writeNumber(12_345.5, packOf('de-CH')), '12’345.5'],
    ['de-CH', writeMoney(1450, 'CHF', packOf('de-CH')), 'CHF 1’450'],
    ['de', writeTimeRange('09:00', '17:00', packOf('de')), '9:00–17:00 Uhr'],
    ['en', writeTimeRange('09:00', '17:00', packOf('en')), '9:00 a.m.–5:00 p.m.'],
    ['es', writeTimeRange('09:00', '17:00', packOf('es')), '9:00–17:00 h'],
    ['fr-CH', writeNumber(12_345.5, packOf('fr-CH')), '12’345,5'],
    ['fr-CH', writeMoney(12_345.5, 'CHF', packOf('fr-CH')), '12’345.50 CHF'],
    ['it-CH', writeMoney(12_345.5, 'CHF', packOf('it-CH')), 'CHF 12’345.50'],
    ['fa', writeDateRange('2026-03-05', '2026-03-07', packOf('fa')), '5 تا 7 مارس 2026'],
    ['hi', writeNumber(12_345_678.5, packOf('hi')), '1,23,45,678.5'],
    ['ja', writeDateRange('2026-03-05', '2026-03-07', packOf('ja')), '2026年3月5日～7日'],
    ['ko', writeTimeRange('09:00', '11:30', packOf('ko')), '오전 9:00–11:30'],
    ['ko', writeTimeRange('09:00', '17:00', packOf('ko')), '오전 9:00–오후 5:00'],
    ['zh-Hant', writeTime('17:45', packOf('zh-Hant')), '下午5:45'],
    ['mt', writeList(['A', 'B'], 'or', packOf('mt')), 'A jew B'],
  ])('%s writes %s', (_, written, expected) => {
    expect(plain(written)).toBe(expected)
  })

  test('Brazil counts nothing as one thing, Portugal does not', () => {
    const written = ['pt', 'pt-BR'].map((tag) => writeUnit(0, 'days', packOf(tag)))
    expect(written.map(plain)).toEqual(['0 dias', '0 dia'])
  })

  test('digits are Latin in Arabic and Hebrew, which is their default in CLDR, and in Persian and Bengali', () => {
    expect(plain(writeNumber(12_345_678, packOf('bn')))).toBe('1,23,45,678')
    expect(plain(writeDate('2026-03-05', 'long', packOf('fa')))).toBe('5 مارس 2026')
    expect(plain(writeNumber(1234, packOf('ar')))).toBe('1,234')
    expect(plain(writeDate('2026-03-05', 'long', packOf('ar')))).toBe('5 مارس 2026')
    expect(plain(writeDate('2026-03-05', 'long', packOf('he')))).toBe('5 במרץ 2026')
  })

  test('a minus sign of a script from right to left keeps its mark of direction', () => {
    expect(writeNumber(-5, packOf('he'))).toBe('\u200E−5')
  })

  test('Welsh and Luxembourgish conjunctions change before vowels, the latter before some consonants, too', () => {
    expect(writeList(['Môn', 'Arfon'], 'and', packOf('cy'))).toBe('Môn ac Arfon')
    expect(writeList(['tŷ', 'ysgol', 'gardd'], 'and', packOf('cy'))).toBe('tŷ, ysgol a gardd')
    expect(writeList(['Schong', 'Hosen'], 'and', packOf('lb'))).toBe('Schong an Hosen')
    expect(writeList(['Äppel', 'Biren', 'Kiischten'], 'and', packOf('lb'))).toBe('Äppel, Biren a Kiischten')
    expect(writeList(['A', 'B'], 'or', packOf('lb'))).toBe('A oder B')
  })

  test('Spanish conjunctions change before their own sound', () => {
    expect(writeList(['España', 'Italia'], 'and', packOf('es'))).toBe('España e Italia')
    expect(writeList(['siete', 'ocho'], 'or', packOf('es'))).toBe('siete u ocho')
    expect(writeList(['agua', 'hielo'], 'and', packOf('es'))).toBe('agua y hielo')
    expect(writeList(['tablas', 'índices'], 'and', packOf('es'))).toBe('tablas e índices')
    expect(writeList(['plata', 'óxido'], 'or', packOf('es'))).toBe('plata u óxido')
  })
})
