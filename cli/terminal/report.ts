import { compare } from '../../renderer/definitions/compare.ts'
import { formatIssue, hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import type { LeftOut } from '../../renderer/library/left-out.ts'
import type { Reason } from '../../renderer/library/publication.ts'
import type { SiteOverview } from '../content/loaded.ts'
import { sourcesOf } from '../content/source-text.ts'
import { counted } from './counted.ts'
import { firstIssues } from './first-issues.ts'
import { paintFor, paintIssue, type Screen } from './paint.ts'
import { printable } from './printable.ts'

/** Columns before an excerpt, for its line number. */
const MARGIN = 10

/** All issues of a run as text with excerpts, and their number at the end; empty if there are none. Fits the width of a screen. */
export function issuesReport(issues: readonly Issue[], root: string, screen: Screen = {}): string {
  if (issues.length === 0) return ''
  const { shown, notes } = firstIssues(issues)
  const sources = sourcesOf(shown, root)
  const width = screen.isTTY && screen.columns ? Math.max(30, screen.columns - MARGIN) : undefined
  const texts = shown.map((issue) => printable(formatIssue(issue, sources.get(issue.file), width)))
  const painted = texts.map((text) => paintIssue(text, root, screen))
  const errors = issues.filter(({ severity }) => severity === 'error').length
  const kinds = { error: errors, warning: issues.length - errors }
  const counts = Object.entries(kinds).flatMap(([noun, count]) => (count === 0 ? [] : [counted(count, noun)]))
  const paint = paintFor(screen)
  return `${[...painted, ...notes].join('\n\n')}\n\n${paint(errors > 0 ? 'red' : 'yellow', counts.join(', '))}`
}

/** The same for a build, with a note on whether it was published. */
export function buildIssuesReport(issues: readonly Issue[], root: string, screen: Screen = {}): string {
  const outcome = hasErrors(issues) ? ' · nothing was published, the output is as it was' : ''
  return `${issuesReport(issues, root, screen)}${outcome}`
}

/** On a terminal, a note on `kartograf explain`, with the code of the first issue as an example. */
export function codeHelp([first]: readonly Issue[], terminal: { readonly isTTY?: boolean }): string {
  return first && terminal.isTTY ? `What a code means: kartograf explain ${first.code}\n` : ''
}

/** Prints the issues of a build, if it has any, where they do not mix with its summary. */
export function tellBuildIssues(issues: readonly Issue[], root: string): void {
  const report = buildIssuesReport(issues, root, process.stderr)
  if (report) process.stderr.write(`${report}\n${codeHelp(issues, process.stderr)}`)
}

/** Number of pages by language. */
export function pagesReport({ pages }: Pick<SiteOverview, 'pages'>): string {
  const perLocale = Object.entries(pages)
  const all = perLocale.reduce((sum, [, count]) => sum + count, 0)
  return `${counted(all, 'page')} (${perLocale.map(([locale, count]) => `${locale} ${count}`).join(', ')})`
}

const REASONS: readonly Reason[] = ['draft', 'scheduled', 'expired']

/** Entries that are not in the output, by reason and collection, on one line; empty if there are none. */
export function leftOutReport({ counts, first }: LeftOut): string[] {
  const reasons = REASONS.flatMap((reason) => {
    const kinds = Object.entries(counts[reason] ?? {}).toSorted(([a], [b]) => compare(a, b))
    if (kinds.length === 0) return []
    const sum = kinds.reduce((all, [, count]) => all + count, 0)
    const since = reason === 'scheduled' && first !== null ? `, the first for ${first}` : ''
    const what = reason === 'draft' ? counted(sum, 'draft') : `${sum} ${reason}`
    return [`${what} (${kinds.map(([kind, count]) => `${kind} ${count}`).join(', ')}${since})`]
  })
  return reasons.length === 0 ? [] : [`  left out: ${reasons.join(' · ')}`]
}
