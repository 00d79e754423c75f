import { isDate } from '../../../i18n/dates.ts'
import {
  formatDate,
  formatDuration,
  formatEuro,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPhone,
  keepUnits,
  type Unit,
} from '../../../i18n/format.ts'
import { hasPack, type Locale } from '../../../i18n/locales.ts'
import { lowerFirst, upperFirst } from '../../definitions/letters/first-letter.ts'
import { isRecord } from '../plain-data.ts'
import { type FactValue, formOf, isForm, writtenForm } from './fact-forms.ts'
import { FACT_KINDS } from './facts-schema.ts'

/** The fact base as a tree of values. Names are paths in it, such as `offers.guided-tour.price`. */
export type FactTree = Readonly<Record<string, unknown>>

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

/** Whether a name is a kind of value. */
export function isKind(name: string): name is keyof typeof FACT_KINDS {
  return Object.hasOwn(FACT_KINDS, name)
}

/**
 * A fact as text in a language, or undefined if there is none with this name. A form may follow a `|`: `facts.response|words` gives `elf
 * Minuten`, and `|Words`, for the start of a sentence, `Elf Minuten`.
 */
export function factText(facts: FactTree, reference: string, locale: Locale): string | undefined {
  const [name, form] = partsOf(reference)
  const leaf = valueOf(facts, name)
  if (form === undefined) return formatLeaf(leaf, locale)
  const lower = lowerFirst(form)
  if (!isForm(lower)) return undefined
  const text = writtenForm(leaf, lower, locale) ?? formOf(contentOf(leaf), lower, locale)
  return form === lower ? text : text && upperFirst(text)
}

/** A fact as a number with its unit, a currency or a kind such as `weeks`; undefined if it is not a number. */
export function factQuantity(facts: FactTree, name: string): { value: number; unit: string } | undefined {
  const [kind, inner] = contentOf(valueOf(facts, name))
  if (kind === 'money') return isMoney(inner) ? { value: inner.amount, unit: inner.currency } : undefined
  return typeof inner === 'number' ? { value: inner, unit: kind === 'euro' ? 'EUR' : kind } : undefined
}

/** Name and form of a reference such as `company.age|words`. */
export function partsOf(reference: string): readonly [name: string, form: string | undefined] {
  const [name = '', form] = reference.split('|')
  return [name, form]
}

/** What the fact base says at a dotted name: a fact, or a group of facts. Undefined if there is nothing. */
export function valueOf(facts: FactTree, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((tree, step) => (isRecord(tree) && Object.hasOwn(tree, step) ? tree[step] : undefined), facts)
}

/** A fact as text in a language; undefined if it is a group, or of an unknown kind. */
export function formatLeaf(value: unknown, locale: Locale): string | undefined {
  if (typeof value === 'string') return /^\+\d[\d\s]+$/.test(value) ? formatPhone(value, locale) : value
  if (typeof value === 'number') return formatNumber(value, locale)
  const [kind, inner] = contentOf(value)
  return isKind(kind) ? KINDS[kind](inner, locale) : undefined
}

/** Kind and content of a value; the kind is empty if it is not a fact. */
export function contentOf(value: unknown): FactValue {
  if (typeof value === 'number') return ['number', value]
  const entries = isRecord(value) && isLeaf(value) ? Object.entries(value) : []
  return entries.find(([key]) => !isForm(key)) ?? ['', undefined]
}

/** A value has exactly one kind, and optional written-out forms. */
export function isLeaf(tree: Readonly<Record<string, unknown>>): boolean {
  const [kind, ...others] = Object.keys(tree).filter((key) => !isForm(key))
  if (kind === undefined || others.length > 0 || !isKind(kind)) return false
  return !isRecord(tree[kind]) || isTexts(tree[kind]) || (kind === 'money' && 'amount' in tree[kind])
}

/** An amount in any currency, `{ amount: 60, currency: CHF }`. */
function isMoney(value: unknown): value is { readonly amount: number; readonly currency: string } {
  if (!isRecord(value) || Object.keys(value).toSorted().join() !== 'amount,currency') return false
  return typeof value['amount'] === 'number' && /^[A-Z]{3}$/.test(String(value['currency']))
}

export function isTexts(value: unknown): value is Record<string, unknown> {
  return isRecord(value) && Object.keys(value).every(hasPack)
}
