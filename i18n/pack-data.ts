import { escapePattern } from './escape-pattern.ts'
import type { Locale, LocalePack, Unit, UnitPatterns } from './locale-pack.ts'
import { ruleOf, type WrittenRules } from './plural-rule.ts'

// Packs of a site: plain data, which threads can be sent, in the words of CLDR.

type Whole = 'name' | 'region' | 'direction' | 'era' | 'quotes' | 'quoteSpace' | 'hyphenation'
type Group = 'months' | 'weekdays' | 'dates' | 'numbers' | 'money'

/** What a pack of a site says; all that it leaves out is that of `parent`, a shipped pack. */
export interface PackData
  extends Partial<Pick<LocalePack, Whole>>, Readonly<Partial<{ [G in Group]: Partial<LocalePack[G]> }>> {
  readonly tag: Locale
  readonly parent?: Locale
  readonly times?: Partial<Omit<LocalePack['times'], 'from'>>
  readonly units?: Readonly<Partial<Record<Unit, UnitPatterns>>>
  readonly lists?: { readonly [K in keyof LocalePack['lists']]?: Partial<LocalePack['lists'][K]> }
  readonly plurals?: { readonly [K in keyof LocalePack['plurals']]?: WrittenRules }
  /** Words, where those of a `LocalePack` are parts of a regular expression. */
  readonly afterNumber?: readonly string[]
  readonly beforeNumber?: readonly string[]
}

/** The pack that a site has written. Without a parent, `data` must have all that has no default here. */
export function packFrom(data: PackData, parent?: LocalePack): LocalePack {
  const { parent: _parent, plurals = {}, afterNumber, beforeNumber, ...fields } = data
  const bound = withBoundSpaces({ ...ownRegion(data.tag), ...fields, ...following(data, parent) })
  // Safe: the schema of the file asks for what neither the parent nor a default has.
  const pack = over(parent ?? withBoundSpaces(defaultsOf(data)), bound) as LocalePack
  const rules = Object.entries(plurals).map(([kind, written]) => [kind, ruleOf(written)] as const)
  return {
    ...pack,
    times: { ...pack.times, from: withoutWord(pack.times.short) },
    plurals: { ...pack.plurals, ...Object.fromEntries(rules) },
    beforeNumber: beforeNumber?.map(escapePattern) ?? pack.beforeNumber,
    afterNumber: afterNumber?.map(escapePattern) ?? [
      ...new Set([...(parent?.afterNumber ?? []), ...namesOf(data.units)]),
    ],
  }
}

/** What a pack without a parent need not say. */
function defaultsOf({ numbers }: PackData) {
  return {
    times: { periods: ['AM', 'PM'] },
    numbers: { minimumGrouping: 1, minus: MINUS },
    money: { decimal: numbers?.decimal, group: numbers?.group, symbols: {} },
    plurals: { ordinal: ruleOf({}) },
    quoteSpace: '',
    hyphenation: null,
    beforeNumber: [],
  }
}

const MINUS = '−'

/** What follows from fields that a pack has itself: that of its parent would not fit them. */
function following({ months, money, numbers }: PackData, parent?: LocalePack): Pick<PackData, 'months' | 'money'> {
  const minus = numbers?.minus ?? parent?.numbers.minus ?? MINUS
  return {
    ...(months && { months: { ...(months.wide && { standalone: months.wide }), ...months } }),
    ...(money && { money: { ...(money.positive && { negative: `${minus}${money.positive}` }), ...money } }),
  }
}

/** `{ region: LU }` of `de-LU`. */
function ownRegion(tag: Locale): { readonly region?: string } {
  const region = /-([A-Z]{2})$/.exec(tag)?.[1]
  return region === undefined ? {} : { region }
}

type Bound = Partial<Record<'numbers' | 'money' | 'units' | 'times' | 'quoteSpace', unknown>> & Pick<PackData, 'dates'>

/** Lines end neither within amounts, units and times, nor between day and month. */
function withBoundSpaces({ numbers, money, units, times, quoteSpace, dates, ...fields }: Bound): unknown {
  const bound = (value: unknown): unknown => mapped(value, (text) => text.replaceAll(' ', NO_BREAK))
  const day = (value: unknown): unknown => mapped(value, withBoundDay)
  const { full, long, monthDay, ...others } = dates ?? {}
  const amounts = { numbers: bound(numbers), money: bound(money), units: bound(units), times: bound(times) }
  const own = { ...amounts, quoteSpace: bound(quoteSpace) }
  return { ...fields, ...own, dates: { ...others, full: day(full), long: day(long), monthDay: day(monthDay) } }
}

const NO_BREAK = '\u00A0'

function mapped(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((item) => mapped(item, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapped(inner, change)]))
}

/** A date pattern with no-break spaces from the first of day and month to the second. */
function withBoundDay(pattern: string): string {
  const places = [...pattern.matchAll(/'[^']*'|d+|[ML]+/g)].filter(([part]) => !part.startsWith("'"))
  const [first, second] = places
  if (!first || !second) return pattern
  const [from, to] = [first.index, second.index]
  return pattern.slice(0, from) + pattern.slice(from, to).replaceAll(' ', NO_BREAK) + pattern.slice(to)
}

/** The first time of a range: `H:mm` of `H:mm 'Uhr'`. */
function withoutWord(pattern: string): string {
  return pattern.replace(/[\s\u00A0]*'[^']*'\.?$/, '')
}

/** The names of units of time that follow a number. */
function namesOf({ kilobytes: _kilobytes, megabytes: _megabytes, ...units }: PackData['units'] = {}): string[] {
  const patterns = Object.values(units).flatMap((unit) => Object.values(unit))
  return patterns.flatMap((pattern) => /^\{0\}[ \u00A0](.+)$/.exec(pattern)?.[1] ?? []).map(escapePattern)
}

/** Deep merge; lists, patterns by plural category, and values that are missing above, are taken as a whole. */
function over(under: unknown, above: unknown): unknown {
  if (above === undefined) return under
  if (!isGroup(above) || !isGroup(under) || 'other' in above) return above
  const keys = [...new Set([...Object.keys(under), ...Object.keys(above)])]
  return Object.fromEntries(keys.map((key) => [key, over(under[key], above[key])]))
}

function isGroup(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
