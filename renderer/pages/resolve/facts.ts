import type { Locale } from '../../../i18n/locales.ts'
import { allFacts } from '../../content/facts/site-facts.ts'
import { singleBraces, singleBracesFault } from '../../content/facts/single-braces.ts'
import { factQuantity, factText, type FactTree } from '../../content/facts/facts.ts'
import { brokenFact, fillFacts, unknownFact } from '../../content/facts/fill-facts.ts'
import type { Quantity, QuantityField } from '../../definitions/fields/references.ts'
import type { IssueDetails, ValuePlace } from '../../definitions/issue.ts'
import { placeAt } from '../../definitions/lines.ts'
import { mayBeFact, type SiteData } from '../../library/site-data.ts'
import type { MarkdownIndex } from '../../markdown/index-text.ts'
import { placeInside, type Scope } from './scope.ts'

/** Fills in facts, and reports references with too few braces. Separate from `fill`, which runs again for URLs in a text. */
export function fillChecked(text: string, scope: Scope, place: () => ValuePlace, code?: MarkdownIndex['code']): string {
  reportSingleBraces(text, scope, place, code)
  return fill(text, scope, place, code)
}

/** Reports facts in single braces, which would be shown as written. */
export function reportSingleBraces(
  text: string,
  scope: Scope,
  place: () => ValuePlace,
  code?: MarkdownIndex['code'],
): void {
  if (!text.includes('{')) return
  for (const found of singleBraces(text, factsOf(scope), code))
    scope.report(placeInside(place(), placeAt(text, found.offset)), singleBracesFault(found))
}

/** Fills in facts, except in code. Reports unknown or malformed facts and forms at their line. */
export function fill(text: string, scope: Scope, place: () => ValuePlace, code?: MarkdownIndex['code']): string {
  if (!text.includes('{{')) return text
  const facts = factsOf(scope)
  const { data } = scope.targets.library
  const filled = fillFacts(text, (name) => knownFact(name, facts, data, scope.locale), code)
  for (const { name, offset } of filled.unknown) {
    if (mayBeFact(name, data)) continue
    scope.report(placeInside(place(), placeAt(text, offset)), {
      hint: 'to show these characters, write \\{{ or use `code`',
      ...unknownFact(name, facts, scope.locale),
    })
  }
  for (const { written, offset } of filled.broken)
    scope.report(placeInside(place(), placeAt(text, offset)), brokenFact(written))
  return filled.text
}

/** The text of a fact. An empty one counts as unknown where its file cannot be read: `tel:` without a number would be a second error. */
function knownFact(name: string, facts: FactTree, data: SiteData, locale: Locale): string | undefined {
  const found = factText(facts, name, locale)
  return found === '' && mayBeFact(name, data) ? undefined : found
}

function factsOf({ targets }: Scope): FactTree {
  return allFacts(targets.library.data.facts, targets.library.data.settings)
}

/** A fact as number and text. Reports one that is not a number. */
export function quantityOf({ reference }: QuantityField, scope: Scope, place: () => ValuePlace): Quantity {
  const text = fill(reference, scope, place)
  const found = factQuantity(factsOf(scope), reference.slice(2, -2).trim())
  // An unknown fact has been reported as such, and is shown as written.
  if (!found && text !== reference) scope.report(place(), noNumber(reference, text))
  return { kind: 'quantity', value: 0, unit: 'number', ...found, text }
}

function noNumber(reference: string, text: string): IssueDetails {
  return {
    code: 'wrong-value',
    message: `${reference} is not a number, got "${text}"`,
    expected: 'a figure of the fact base, such as an amount, a duration or a percentage',
  }
}
