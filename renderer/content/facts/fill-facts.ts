import type { Locale } from '../../../i18n/locales.ts'
import { LONGEST_TEXT } from '../../definitions/fields/text.ts'
import type { IssueDetails } from '../../definitions/issue.ts'
import { lowerFirst } from '../../definitions/letters/first-letter.ts'
import { didYouMean } from '../nearest.ts'
import { isRecord } from '../plain-data.ts'
import { formsOf, isForm } from './fact-forms.ts'
import { contentOf, type FactTree, formatLeaf, isLeaf, partsOf, valueOf } from './facts.ts'

/** The error of an invalid reference: an unknown name or form. */
export function unknownFact(reference: string, facts: FactTree, locale: Locale): IssueDetails {
  const [name, form = ''] = partsOf(reference)
  const leaf = valueOf(facts, name)
  if (formatLeaf(leaf, locale) === undefined) return unknownName(name, facts)
  const forms = formsOf(leaf, contentOf(leaf), locale)
  const nearest = didYouMean(form, forms)
  return {
    code: 'unknown-form',
    message: `{{${name}}} has no form \`${form}\` in \`${locale}\``,
    expected: forms.length > 0 ? `one of ${forms.join(', ')}` : `{{${name}}} without a form`,
    hint: nearest ? `did you mean {{${name}|${nearest}}}?` : hintForWords(leaf, lowerFirst(form), locale),
  }
}

/** Suggests writing out the words beside the value, because they can be generated in few languages only. */
function hintForWords(leaf: unknown, form: string, locale: Locale): string | undefined {
  if (!isForm(form) || !isRecord(leaf)) return undefined
  const [kind, value] = contentOf(leaf)
  return `or write the words beside the value in content/facts.yaml: { ${kind}: ${JSON.stringify(value)}, ${form}: { ${locale}: … } }`
}

function unknownName(name: string, facts: FactTree): IssueDetails {
  const nearest = nearestFact(name, namesIn(facts))
  return {
    code: 'unknown-fact',
    message: `{{${name}}} is not in the fact base`,
    expected: 'a name from content/facts.yaml, or from the settings, such as {{site.contact.phone}}',
    hint: nearest && `did you mean {{${nearest}}}?`,
  }
}

/** Suggests a fact: also `customers` for `facts.customers`, if there is no such group. */
export function nearestFact(name: string, known: ReadonlySet<string>): string | undefined {
  const steps = name.split('.')
  const ends = steps.slice(1).map((_, at) => steps.slice(at + 1).join('.'))
  return ends.find((end) => known.has(end)) ?? didYouMean(name, known)
}

/** Kept, because thousands of texts may name a fact that is gone. */
const names = new WeakMap<FactTree, ReadonlySet<string>>()

function namesIn(facts: FactTree): ReadonlySet<string> {
  const known = names.get(facts) ?? new Set(factNames(facts))
  names.set(facts, known)
  return known
}

/** The issue of braces that contain no name or are not closed. */
export function brokenFact(written: string): IssueDetails {
  return {
    code: 'broken-fact',
    message: `\`${written}\` is not a fact and would be shown literally`,
    expected: '{{name.of.a.fact}}, with two braces on each side',
    hint: 'to show these characters, write \\{{ or use `code`',
  }
}

/** Names of all facts, for suggestions. */
export function factNames(tree: unknown, prefix = ''): string[] {
  if (!isRecord(tree) || isLeaf(tree)) return [prefix]
  return Object.entries(tree).flatMap(([key, value]) => factNames(value, prefix ? `${prefix}.${key}` : key))
}

/**
 * `{{facts.customers}}`, `{{facts.response|words}}`. Not a reference after `$` or a backslash (`${{ github.ref }}` in an example). In
 * Markdown tables the bar is written `\|`.
 */
const REFERENCE = /([$\\]?)\{\{\s*([a-zA-Z][\w-]*(?:\.[\w-]+)*)\s*(?:\\?\|([^{}|]*))?\}\}/g

/** Opening braces of a fact that are not closed or contain no name. */
const BROKEN = /(?<![$\\{])\{\{(?!\s*[a-zA-Z][\w-]*(?:\.[\w-]+)*\s*(?:\\?\|[^{}|]*)?\}\})[^{}\n]{0,60}\}{0,2}/g

/** The text with facts filled in, and all invalid references with their offsets. */
interface Filled {
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
      // Reported where it is written: named often, it would make a text that no memory holds.
      if ((value?.length ?? 0) > LONGEST_TEXT) return whole
      // In `tel:{{site.contact.phone}}` the number is part of a URL, which must not contain spaces.
      return (text.slice(0, offset).endsWith('tel:') ? value?.replaceAll(/[\s\u2066\u2069]/g, '') : value) ?? whole
    },
  )
  const broken = Array.from(text.matchAll(BROKEN), ({ 0: written, index }) => ({ written, offset: index }))
  return { text: filled, unknown, broken: broken.filter(({ offset }) => !isCode(offset)) }
}
