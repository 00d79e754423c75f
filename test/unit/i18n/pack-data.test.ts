import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { loadPacks } from '../../../i18n/load-packs.ts'
import type { LocalePack } from '../../../i18n/locale-pack.ts'
import { LOCALES } from '../../../i18n/locale-tags.ts'
import { type PackData, packFrom } from '../../../i18n/pack-data.ts'
import { isCondition, ruleOf } from '../../../i18n/plural-rule.ts'
import { pluralOf } from '../../../i18n/plurals.ts'
import { writeDate, writeTimeRange } from '../../../i18n/write-date.ts'
import { writeMoney } from '../../../i18n/write-money.ts'
import { writeUnit } from '../../../i18n/write-number.ts'

const require = createRequire(import.meta.url)
type Rules = Readonly<Record<string, Readonly<Record<string, string>>>>
const rulesIn = (file: string, type: string): Rules =>
  (require(`cldr-core/supplemental/${file}.json`) as { supplemental: Record<string, Rules> }).supplemental[
    `plurals-type-${type}`
  ] ?? {}
const CARDINAL = rulesIn('plurals', 'cardinal')
const ORDINAL = rulesIn('ordinals', 'ordinal')

const packs = await loadPacks(LOCALES)
const packOf = (tag: string): LocalePack => {
  const pack = packs.find((candidate) => candidate.tag === tag)
  if (!pack) throw new Error(`no pack ${tag}`)
  return pack
}

/** Rules of CLDR with their samples, by category. */
function conditionsOf(rules: Readonly<Record<string, string>> = {}): Record<string, string> {
  const named = Object.entries(rules).map(([name, rule]) => [name.replace('pluralRule-count-', ''), rule] as const)
  return Object.fromEntries(named.filter(([name]) => name !== 'other'))
}

/** CLDR’s own tag; its `pt` is Brazilian. */
const rulesOf = (all: Rules, tag: string) =>
  conditionsOf(all[tag === 'pt' ? 'pt-PT' : tag] ?? all[tag.split('-')[0] ?? ''])

/** Languages, without regions, which the script makes from others. */
const LANGUAGES = packs.filter(({ tag }) => /^[a-z]+(-[A-Z][a-z]{3})?$/.test(tag)).map(({ tag }) => tag)

test('plural rules in the words of CLDR choose as those of the packs do', () => {
  const numbers = [...Array.from({ length: 1200 }, (_, n) => n), 0.5, 1.5, 2.1, 21.01, 1_000_000]
  for (const tag of LANGUAGES)
    for (const [type, all] of [
      ['cardinal', CARDINAL],
      ['ordinal', ORDINAL],
    ] as const) {
      const rule = ruleOf(rulesOf(all, tag))
      const shipped = packOf(tag).plurals[type]
      expect(numbers.map((n) => pluralOf(n, rule))).toEqual(numbers.map((n) => pluralOf(n, shipped)))
    }
})

test('all rules of CLDR are known', () => {
  const conditions = [...Object.values(CARDINAL), ...Object.values(ORDINAL)].flatMap((rules) =>
    Object.values(conditionsOf(rules)),
  )
  expect(conditions.filter((condition) => !isCondition(condition))).toEqual([])
})

test.each(['', 'n', 'n = ', 'n == 1', 'x = 1', 'n = 1 and', 'n % 0 = 1', 'n = 1..', 'n is 1', 'n = 1; process.exit()'])(
  '%j is no rule',
  (text) => {
    expect(isCondition(text)).toBe(false)
  },
)

/** A pack as somebody would write it from CLDR: with plain spaces, and rules as text. */
function writtenFrom({ plurals: _plurals, afterNumber: _after, times, ...pack }: LocalePack): PackData {
  const { from: _from, ...written } = times
  const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value).replaceAll('\u00A0', ' ')) as T
  const { numbers, money, units, dates } = pack
  const { full, long, monthDay, ...others } = dates
  const bound = plain({ numbers, money, units, times: written })
  const plurals = { cardinal: rulesOf(CARDINAL, pack.tag), ordinal: rulesOf(ORDINAL, pack.tag) }
  return { ...pack, ...bound, dates: { ...others, ...plain({ full, long, monthDay }) }, beforeNumber: [], plurals }
}

test.each(LANGUAGES)('%s, written with plain spaces, is the same pack', (tag) => {
  const { plurals, afterNumber: _after, beforeNumber: _before, ...shipped } = packOf(tag)
  const { plurals: own, afterNumber: _own, beforeNumber: _none, ...made } = packFrom(writtenFrom(packOf(tag)))
  expect(made).toEqual(shipped)
  expect([...own.cardinal.categories]).toEqual([...plurals.cardinal.categories])
})

const LUXEMBURG: PackData = {
  tag: 'de-LU',
  parent: 'de',
  name: 'Deutsch (Luxemburg)',
  money: { positive: '¤ {0}' },
  dates: { long: "d MMMM 'vun' y" },
  afterNumber: ['Std.'],
}

test('a region says only what differs from its language; its tag has the region', () => {
  const pack = packFrom(LUXEMBURG, packOf('de'))
  expect([pack.tag, pack.name, pack.region]).toEqual(['de-LU', 'Deutsch (Luxemburg)', 'LU'])
  expect(writeMoney(1450, 'EUR', pack)).toBe('€\u00A01.450')
  expect(writeDate('2026-03-05', 'long', pack)).toBe('5\u00A0März vun 2026')
  expect(writeDate('2026-03-05', 'numeric', pack)).toBe('5.3.2026')
  expect(writeUnit(2, 'weeks', pack)).toBe('2\u00A0Wochen')
  expect(writeTimeRange('09:00', '17:00', pack)).toBe('9:00\u2060–\u206017:00\u00A0Uhr')
  expect(pack.afterNumber).toEqual([String.raw`Std\.`])
})

test('words of the parent are not mixed with those of a language that differs from it', () => {
  const wide = 'januar februar mars apríl mai juni juli august september oktober november desember'.split(' ')
  const units = { weeks: { other: '{0} vk.' } }
  const pack = packFrom(
    { tag: 'fo', parent: 'da', months: { wide }, money: { positive: '¤ {0}' }, units },
    packOf('da'),
  )
  expect([pack.months.standalone, pack.months.abbreviated]).toEqual([wide, packOf('da').months.abbreviated])
  expect([writeMoney(-5, 'EUR', pack), writeUnit(1, 'weeks', pack), writeUnit(1, 'days', pack)]).toEqual([
    '−€\u00A05',
    '1\u00A0vk.',
    '1\u00A0dag',
  ])
  expect(pack.afterNumber).toEqual([...packOf('da').afterNumber, String.raw`vk\.`])
})

test('what a language leaves out has a default', () => {
  const { months, times, numbers, money, region, ...german } = writtenFrom(packOf('de'))
  const { plurals, quoteSpace: _space, hyphenation: _patterns, beforeNumber: _before, ...rest } = german
  const pack = packFrom({
    ...rest,
    region: region ?? '',
    months: { wide: months?.wide ?? [], abbreviated: months?.abbreviated ?? [] },
    times: { short: times?.short ?? '' },
    numbers: { decimal: ',', group: ' ', percent: '{0} %' },
    money: { positive: money?.positive ?? '' },
    plurals: { cardinal: plurals?.cardinal ?? {} },
  })
  expect(pack.months.standalone).toEqual(pack.months.wide)
  expect(pack.times.periods).toEqual(['AM', 'PM'])
  expect(pack.money).toEqual({
    positive: '{0}\u00A0¤',
    negative: '−{0}\u00A0¤',
    decimal: ',',
    group: '\u00A0',
    symbols: {},
  })
  expect([numbers?.minus, pack.numbers.minus, pack.numbers.minimumGrouping]).toEqual(['−', '−', 1])
  expect([pack.quoteSpace, pack.hyphenation, pack.plurals.ordinal.categories]).toEqual(['', null, ['other']])
  expect(pack.afterNumber).toEqual(['Min\\.', 'Std\\.', 'Tag', 'Tage', 'Woche', 'Wochen', 'Monat', 'Monate'])
})

test('a pack of the site comes before one of ours with the same tag', async () => {
  const own: PackData = { tag: 'de', parent: 'de', name: 'Hochdeutsch' }
  const [german, english] = await loadPacks(['de', 'en'], [own])
  expect([german?.name, german?.region, english?.name]).toEqual(['Hochdeutsch', 'DE', 'English'])
})
