import type { Locale } from '../../i18n/locales.ts'
import { factText } from '../content/facts.ts'
import { brokenFact, fillFacts, unknownFact } from '../content/fill-facts.ts'
import { singleBraces, singleBracesFault } from '../content/single-braces.ts'
import { allFacts } from '../content/site-facts.ts'
import type { Link } from '../definitions/fields/links.ts'
import type { Issue } from '../definitions/issue.ts'
import { issueAt, type FieldPlace } from '../library/data-issue.ts'
import type { Library } from '../library/library.ts'
import type { Targets } from '../library/link-routes.ts'
import { isFault, resolveLink } from '../library/links.ts'
import { mayBeFact } from '../library/site-data.ts'

/** A text of menu or footer with facts filled in, such as phone and email from the settings. */
export function fillIn(value: string, locale: Locale, field: FieldPlace, library: Library, issues: Issue[]): string {
  const facts = allFacts(library.data.facts, library.data.settings)
  const filled = fillFacts(value, (name) => factText(facts, name, locale))
  for (const { name } of filled.unknown.filter((fact) => !mayBeFact(fact.name, library.data))) {
    issues.push(issueAt(library, field, unknownFact(name, facts, locale)))
  }
  for (const { written } of filled.broken) issues.push(issueAt(library, field, brokenFact(written)))
  for (const found of singleBraces(value, facts)) issues.push(issueAt(library, field, singleBracesFault(found)))
  return filled.text
}

/** A link of menu or footer; a broken one is reported and leads nowhere. */
export function linkIn(locale: Locale, to: string, field: FieldPlace, targets: Targets, issues: Issue[]): Link {
  const link = resolveLink(to, { locale, route: null, folder: 'content' }, targets)
  if (!isFault(link)) return link
  issues.push(issueAt(targets.library, field, { expected: 'the path of a page', ...link }))
  return { kind: 'link', href: '#', external: false, hreflang: null }
}
