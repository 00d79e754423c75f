import {
  keepUnits,
  formatDate,
  formatDuration,
  formatEuro,
  formatNumber,
  formatPercent,
  formatPhone,
  type Unit,
} from '../../i18n/format.ts'
import { LOCALES } from '../../i18n/locale-tags.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isDate } from '../../i18n/dates.ts'
import { describe } from '../definitions/fields.ts'
import { isRecord } from './check.ts'
import type { Settings } from '../definitions/settings.ts'
import type { DataPath } from '../definitions/issue.ts'

/** The fact base as it is written, a tree of values; names are paths in it such as `offers.managed-workplace.price`. */
export type FactTree = Readonly<Record<string, unknown>>

/** A mistake in the fact base: where, and what is wrong. */
export interface FactFault {
  readonly path: DataPath
  readonly message: string
}

type Format = (value: unknown, locale: Locale) => string | undefined

const number =
  (format: (value: number, locale: Locale) => string): Format =>
  (value, locale) =>
    typeof value === 'number' ? format(value, locale) : undefined

const duration = (unit: Unit): Format => number((value, locale) => formatDuration(value, unit, locale))

/** How each kind of value is written in a language. */
const KINDS: Readonly<Record<string, Format>> = {
  year: number((value) => String(value)),
  percent: number(formatPercent),
  euro: number(formatEuro),
  minutes: duration('minutes'),
  hours: duration('hours'),
  days: duration('days'),
  weeks: duration('weeks'),
  months: duration('months'),
  date: (value, locale) => (typeof value === 'string' && isDate(value) ? formatDate(value, locale) : undefined),
  text: (value, locale) =>
    isRecord(value) && typeof value[locale] === 'string' ? keepUnits(value[locale]) : undefined,
}

/** A fact as a text of the language, or undefined if there is none of this name. */
export function factText(facts: FactTree, name: string, locale: Locale): string | undefined {
  return formatLeaf(valueOf(facts, name), locale)
}

function valueOf(facts: FactTree, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((tree, step) => (isRecord(tree) && Object.hasOwn(tree, step) ? tree[step] : undefined), facts)
}

function formatLeaf(value: unknown, locale: Locale): string | undefined {
  if (typeof value === 'string') return /^\+\d[\d\s]+$/.test(value) ? formatPhone(value, locale) : value
  if (typeof value === 'number') return formatNumber(value, locale)
  const [kind, inner] = isRecord(value) && isLeaf(value) ? (Object.entries(value)[0] ?? []) : []
  return kind === undefined ? undefined : KINDS[kind]?.(inner, locale)
}

/** Whether a text names an amount of money of the fact base, `{{offers.csoc.price}}`. */
export function namesMoney(text: string, facts: FactTree): boolean {
  return [...text.matchAll(REFERENCE)].some(([, escape, name = '']) => {
    const value = escape === '' && valueOf(facts, name)
    return isRecord(value) && typeof value['euro'] === 'number'
  })
}

/** Names of all facts, for suggestions. */
export function factNames(tree: unknown, prefix = ''): string[] {
  if (!isRecord(tree)) return [prefix]
  if (isLeaf(tree)) return [prefix]
  return Object.entries(tree).flatMap(([key, value]) => factNames(value, prefix ? `${prefix}.${key}` : key))
}

/** Values of the fact base that no text could show. */
export function checkFacts(tree: unknown, locales: readonly Locale[], path: DataPath = []): FactFault[] {
  if (isRecord(tree) && !isLeaf(tree)) {
    return Object.entries(tree).flatMap(([key, value]) => checkFacts(value, locales, [...path, key]))
  }
  const failing = locales.find((locale) => formatLeaf(tree, locale) === undefined)
  if (failing === undefined) return []
  return [{ path, message: `\`${path.join('.')}\` has no value for \`${failing}\`, got ${describe(tree)}` }]
}

function isLeaf(tree: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(tree)
  return (
    keys.length === 1 &&
    keys.every((key) => Object.hasOwn(KINDS, key)) &&
    !keys.some((key) => isRecord(tree[key]) && !isTexts(tree[key]))
  )
}

function isTexts(value: unknown): boolean {
  return isRecord(value) && Object.keys(value).every((key) => LOCALES.includes(key))
}

/** `{{facts.customers}}`; a `$` or a backslash before it takes its meaning away (`${{ github.ref }}` in an example). */
const REFERENCE = /([$\\]?)\{\{\s*([a-zA-Z][\w-]*(?:\.[\w-]+)*)\s*\}\}/g

/** Braces that begin a fact and are not closed, or hold no name. */
const BROKEN = /(?<![$\\{])\{\{(?!\s*[a-zA-Z][\w-]*(?:\.[\w-]+)*\s*\}\})[^{}\n]{0,60}\}{0,2}/g

/** A text with its facts filled in, and the names that are unknown or not written as names, with their offsets in the text. */
export interface Filled {
  readonly text: string
  readonly unknown: readonly { readonly name: string; readonly offset: number }[]
  readonly broken: readonly { readonly written: string; readonly offset: number }[]
}

/** `code` are parts of the text in which braces are braces. */
export function fillFacts(
  text: string,
  lookup: (name: string) => string | undefined,
  code: readonly (readonly [start: number, end: number])[] = [],
): Filled {
  if (!text.includes('{{')) return { text, unknown: [], broken: [] }
  const isCode = (offset: number): boolean => code.some(([start, end]) => start <= offset && offset < end)
  const unknown: { name: string; offset: number }[] = []
  const filled = text.replaceAll(REFERENCE, (whole, escape: string, name: string, offset: number) => {
    if (isCode(offset)) return whole
    if (escape === '\\') return whole.slice(1)
    if (escape === '$') return whole
    const value = lookup(name)
    if (value === undefined) unknown.push({ name, offset })
    // In `tel:{{site.contact.phone}}` the number is part of an address, which has no spaces.
    return (text.slice(0, offset).endsWith('tel:') ? value?.replaceAll(/[\s\u2066\u2069]/g, '') : value) ?? whole
  })
  const broken = Array.from(text.matchAll(BROKEN), ({ 0: written, index }) => ({ written, offset: index }))
  return { text: filled, unknown, broken: broken.filter(({ offset }) => !isCode(offset)) }
}

/** The fact base with what the settings state: the locations, and under `site` brand, addresses, phone numbers. */
export function allFacts(
  facts: FactTree,
  settings: Pick<Settings, 'brand' | 'baseUrl' | 'contact' | 'organization' | 'locations'>,
): FactTree {
  const { brand, baseUrl, contact, organization } = settings
  const locations = Object.entries(settings.locations).map(([key, place]) => [key, locationFacts(place)] as const)
  return {
    locations: Object.fromEntries(locations),
    ...facts,
    site: { brand, baseUrl, contact, organization: { legalName: organization.legalName } },
  }
}

/** A location as texts refer to it; `city` is the line of an address, with the postal code. */
function locationFacts({
  name,
  city,
  postalCode,
  country: _country,
  ...rest
}: Settings['locations'][string]): FactTree {
  return { ...rest, name: { text: name }, city: `${postalCode} ${city}`, 'postal-code': postalCode, town: city }
}
