import type { Locale } from '../../i18n/locales.ts'
import { factText } from '../content/facts/facts.ts'
import { brokenFact, fillFacts, unknownFact } from '../content/facts/fill-facts.ts'
import { singleBraces, singleBracesFault } from '../content/facts/single-braces.ts'
import { allFacts } from '../content/facts/site-facts.ts'
import type { Link } from '../definitions/fields/links.ts'
import type { DataPath, Issue } from '../definitions/issue.ts'
import { issueAt } from '../library/data-issue.ts'
import type { Targets } from '../library/link-routes.ts'
import { isFault, resolveLink } from '../library/links.ts'
import { type DataFile, mayBeFact } from '../library/site-data.ts'

/** A data file with what stands around the pages of a language, and where issues in it are reported. */
export interface ChromeSource {
  readonly file: DataFile
  readonly locale: Locale
  readonly targets: Targets
  readonly issues: Issue[]
}

/** A text of menu or footer with facts filled in, such as phone and email from the settings. `path`: where in its file. */
export function fillIn(value: string, path: DataPath, { file, locale, targets, issues }: ChromeSource): string {
  const { library } = targets
  const field = { file, path }
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
export function linkIn(to: string, path: DataPath, { file, locale, targets, issues }: ChromeSource): Link {
  const link = resolveLink(to, { locale, route: null, folder: 'content' }, targets)
  if (!isFault(link)) return link
  issues.push(issueAt(targets.library, { file, path }, { expected: 'the path of a page', ...link }))
  return { kind: 'link', href: '#', external: false, hreflang: null }
}
