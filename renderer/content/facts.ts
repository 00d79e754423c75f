import {
  keepUnits,
  formatDate,
  formatDuration,
  formatEuro,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  type Unit,
} from '../../i18n/format.ts'
import { LOCALES } from '../../i18n/locale-tags.ts'
import type { Locale } from '../../i18n/locales.ts'
import { isDate } from '../../i18n/dates.ts'
import { describe } from '../definitions/fields.ts'
import { didYouMean, isRecord } from './check.ts'
import { formOf, formsOf, isForm, writtenForm, type FactValue } from './fact-forms.ts'
import { FACT_KINDS } from './facts-schema.ts'
import type { Issue, DataPath, Told } from '../definitions/issue.ts'
import type { Settings } from '../definitions/settings.ts'

/** The fact base as a tree of values. Names are paths in it, such as `offers.managed-workplace.price`. */
export type FactTree = Readonly<Record<string, unknown>>

/** An error in the fact base, with its path. */
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

/** Formatters for each kind of value. */
const KINDS: Readonly<Record<keyof typeof FACT_KINDS, Format>> = {
  year: number((value) => String(value)),
  percent: number(formatPercent),
  euro: number(formatEuro),
  money: (value, locale) => (isMoney(value) ? formatMoney(value.amount, value.currency, locale) : undefined),
  minutes: duration('minutes'),
  hours: duration('hours'),
  days: duration('days'),
  weeks: duration('weeks'),
  months: duration('months'),
  date: (value, locale) => (typeof value === 'string' && isDate(value) ? formatDate(value, locale) : undefined),
  text: (value, locale) =>
    isRecord(value) && typeof value[locale] === 'string' ? keepUnits(value[locale]) : undefined,
}

function isKind(name: string): name is keyof typeof FACT_KINDS {
  return Object.hasOwn(FACT_KINDS, name)
}

/**
 * A fact as text in a language, or undefined if there is none with this name. A form may follow a `|`: `facts.p1-median|words` gives `elf
 * Minuten`, and `|Words`, for the start of a sentence, `Elf Minuten`.
 */
export function factText(facts: FactTree, reference: string, locale: Locale): string | undefined {
  const [name, form] = partsOf(reference)
  const leaf = valueOf(facts, name)
  if (form === undefined) return formatLeaf(leaf, locale)
  const lower = lowerFirst(form)
  if (!isForm(lower)) return undefined
  const text = writtenForm(leaf, lower, locale) ?? formOf(contentOf(leaf), lower, locale)
  return form === lower ? text : text && text.charAt(0).toUpperCase() + text.slice(1)
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

/** A fact as a number with its unit, a currency or a kind such as `weeks`; undefined if it is none. */
export function factQuantity(facts: FactTree, name: string): { value: number; unit: string } | undefined {
  const [kind, inner] = contentOf(valueOf(facts, name))
  if (kind === 'money') return isMoney(inner) ? { value: inner.amount, unit: inner.currency } : undefined
  return typeof inner === 'number' ? { value: inner, unit: kind === 'euro' ? 'EUR' : kind } : undefined
}

function partsOf(reference: string): readonly [name: string, form: string | undefined] {
  const [name = '', form] = reference.split('|')
  return [name, form]
}

function valueOf(facts: FactTree, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((tree, step) => (isRecord(tree) && Object.hasOwn(tree, step) ? tree[step] : undefined), facts)
}

function formatLeaf(value: unknown, locale: Locale): string | undefined {
  if (typeof value === 'string') return /^\+\d[\d\s]+$/.test(value) ? formatPhone(value, locale) : value
  if (typeof value === 'number') return formatNumber(value, locale)
  const [kind, inner] = contentOf(value)
  return isKind(kind) ? KINDS[kind](inner, locale) : undefined
}

/** Kind and content of a value; the kind is empty if it is not a fact. */
function contentOf(value: unknown): FactValue {
  if (typeof value === 'number') return ['number', value]
  const entries = isRecord(value) && isLeaf(value) ? Object.entries(value) : []
  return entries.find(([key]) => !isForm(key)) ?? ['', undefined]
}

/** The error of an invalid reference: an unknown name or form. */
export function unknownFact(
  reference: string,
  facts: FactTree,
  locale: Locale,
): Pick<Issue, 'code' | 'message' | 'expected' | 'hint'> {
  const [name, form = ''] = partsOf(reference)
  const leaf = valueOf(facts, name)
  if (formatLeaf(leaf, locale) === undefined) return unknownName(name, facts)
  const forms = formsOf(leaf, contentOf(leaf), locale)
  const nearest = didYouMean(form, forms)
  return {
    code: 'unknown-form',
    message: `{{${name}}} has no form \`${form}\` in \`${locale}\``,
    expected: forms.length > 0 ? `one of ${forms.join(', ')}` : `{{${name}}} without a form`,
    ...(nearest && { hint: `did you mean {{${name}|${nearest}}}?` }),
    ...(!nearest &&
      isForm(lowerFirst(form)) &&
      isRecord(leaf) && { hint: hintForWords(leaf, lowerFirst(form), locale) }),
  }
}

/** Words are made in few languages; for others they are written beside the value. */
function hintForWords(leaf: Readonly<Record<string, unknown>>, form: string, locale: Locale): string {
  const [kind, value] = contentOf(leaf)
  return `or write the words beside the value in content/facts.yaml: { ${kind}: ${JSON.stringify(value)}, ${form}: { ${locale}: … } }`
}

function unknownName(name: string, facts: FactTree): Pick<Issue, 'code' | 'message' | 'expected' | 'hint'> {
  const nearest = didYouMean(name, factNames(facts))
  return {
    code: 'unknown-fact',
    message: `{{${name}}} is not in the fact base`,
    expected: 'a name from content/facts.yaml, or from the settings, such as {{site.contact.phone}}',
    ...(nearest && { hint: `did you mean {{${nearest}}}?` }),
  }
}

/** The issue of braces that hold no name or are not closed. */
export function brokenFact(written: string): Told {
  return {
    code: 'broken-fact',
    message: `\`${written}\` is not a fact and would be shown literally`,
    expected: '{{name.of.a.fact}}, with two braces on each side',
    hint: 'to show these characters, write \\{{ or use `code`',
  }
}

/** Whether a text refers to an amount of money, such as `{{offers.csoc.price}}`. */
export function namesMoney(text: string, facts: FactTree): boolean {
  return [...text.matchAll(REFERENCE)].some(([, escape, name = '']) => {
    const value = escape === '' && valueOf(facts, name)
    return isRecord(value) && (typeof value['euro'] === 'number' || isMoney(value['money']))
  })
}

/** Names of all facts, for suggestions. */
export function factNames(tree: unknown, prefix = ''): string[] {
  if (!isRecord(tree)) return [prefix]
  if (isLeaf(tree)) return [prefix]
  return Object.entries(tree).flatMap(([key, value]) => factNames(value, prefix ? `${prefix}.${key}` : key))
}

/** Checks for values in the fact base that cannot be formatted. */
export function checkFacts(tree: unknown, locales: readonly Locale[], path: DataPath = []): FactFault[] {
  if (isRecord(tree) && !isLeaf(tree)) {
    return Object.entries(tree).flatMap(([key, value]) => checkFacts(value, locales, [...path, key]))
  }
  const failing = locales.find((locale) => formatLeaf(tree, locale) === undefined)
  if (failing === undefined) return checkForms(tree, path)
  return [{ path, message: `\`${path.join('.')}\` has no value for \`${failing}\`, got ${describe(tree)}` }]
}

/** Written-out forms contain texts by language. */
function checkForms(leaf: unknown, path: DataPath): FactFault[] {
  const forms = isRecord(leaf) ? Object.entries(leaf).filter(([key]) => isForm(key)) : []
  return forms.flatMap(([form, texts]) =>
    isTexts(texts) && Object.values(texts).every((text) => typeof text === 'string')
      ? []
      : [
          {
            path: [...path, form],
            message: `\`${[...path, form].join('.')}\` must be texts by language, got ${describe(texts)}`,
          },
        ],
  )
}

/** A value has exactly one kind, and optional written-out forms. */
function isLeaf(tree: Readonly<Record<string, unknown>>): boolean {
  const [kind, ...others] = Object.keys(tree).filter((key) => !isForm(key))
  if (kind === undefined || others.length > 0 || !isKind(kind)) return false
  return !isRecord(tree[kind]) || isTexts(tree[kind]) || (kind === 'money' && 'amount' in tree[kind])
}

/** An amount in any currency, `{ amount: 60, currency: CHF }`. */
function isMoney(value: unknown): value is { readonly amount: number; readonly currency: string } {
  if (!isRecord(value) || Object.keys(value).toSorted().join() !== 'amount,currency') return false
  return typeof value['amount'] === 'number' && /^[A-Z]{3}$/.test(String(value['currency']))
}

function isTexts(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.keys(value).every((key) => LOCALES.includes(key))
}

/**
 * `{{facts.customers}}`, `{{facts.p1-median|words}}`. Not a reference after `$` or a backslash (`${{ github.ref }}` in an example). In
 * Markdown tables the bar is written `\|`.
 */
const REFERENCE = /([$\\]?)\{\{\s*([a-zA-Z][\w-]*(?:\.[\w-]+)*)\s*(?:\\?\|([^{}|]*))?\}\}/g

/** Opening braces of a fact that are not closed or contain no name. */
const BROKEN = /(?<![$\\{])\{\{(?!\s*[a-zA-Z][\w-]*(?:\.[\w-]+)*\s*(?:\\?\|[^{}|]*)?\}\})[^{}\n]{0,60}\}{0,2}/g

/** The text with facts filled in, and all invalid references with their offsets. */
export interface Filled {
  readonly text: string
  readonly unknown: readonly { readonly name: string; readonly offset: number }[]
  readonly broken: readonly { readonly written: string; readonly offset: number }[]
}

/** `code`: ranges of the text in which braces are literal. */
export function fillFacts(
  text: string,
  lookup: (name: string) => string | undefined,
  code: readonly (readonly [start: number, end: number])[] = [],
): Filled {
  if (!text.includes('{{')) return { text, unknown: [], broken: [] }
  const isCode = (offset: number): boolean => code.some(([start, end]) => start <= offset && offset < end)
  const unknown: { name: string; offset: number }[] = []
  const filled = text.replaceAll(
    REFERENCE,
    (whole, escape: string, base: string, form: string | undefined, offset: number) => {
      if (isCode(offset)) return whole
      if (escape === '\\') return whole.slice(1)
      if (escape === '$') return whole
      const name = form === undefined ? base : `${base}|${form.trim()}`
      const value = lookup(name)
      if (value === undefined) unknown.push({ name, offset })
      // In `tel:{{site.contact.phone}}` the number is part of a URL, which must not contain spaces.
      return (text.slice(0, offset).endsWith('tel:') ? value?.replaceAll(/[\s\u2066\u2069]/g, '') : value) ?? whole
    },
  )
  const broken = Array.from(text.matchAll(BROKEN), ({ 0: written, index }) => ({ written, offset: index }))
  return { text: filled, unknown, broken: broken.filter(({ offset }) => !isCode(offset)) }
}

type Stated = Pick<Settings, 'brand' | 'baseUrl' | 'contact' | 'organization' | 'locations'>

/** Cached for the last settings, because every text needs it. */
const known = new WeakMap<Stated, { readonly facts: FactTree; readonly all: FactTree }>()

/** The fact base with facts from the settings: locations, and brand, URLs and phone numbers under `site`. */
export function allFacts(facts: FactTree, settings: Stated): FactTree {
  const last = known.get(settings)
  if (last?.facts === facts) return last.all
  const all = withSettings(facts, settings)
  known.set(settings, { facts, all })
  return all
}

function withSettings(facts: FactTree, settings: Stated): FactTree {
  const { brand, baseUrl, contact, organization } = settings
  const locations = Object.entries(settings.locations).map(([key, place]) => [key, locationFacts(place)] as const)
  return {
    locations: Object.fromEntries(locations),
    ...facts,
    site: { brand, baseUrl, contact, organization: { legalName: organization.legalName } },
  }
}

/** A location as facts; `city` is the address line with the postal code. */
function locationFacts({
  name,
  city,
  postalCode,
  country: _country,
  ...rest
}: Settings['locations'][string]): FactTree {
  return { ...rest, name: { text: name }, city: `${postalCode} ${city}`, 'postal-code': postalCode, town: city }
}
