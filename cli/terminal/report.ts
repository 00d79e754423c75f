import path from 'node:path'
import { compare } from '../../renderer/definitions/compare.ts'
import { formatIssue, hasErrors, type Issue } from '../../renderer/definitions/issue.ts'
import type { LeftOut, Reason } from '../../renderer/library/left-out.ts'
import type { BuildSummary } from '../build/build-result.ts'
import type { SiteOverview } from '../build/load/loaded.ts'
import { relativePath } from '../output/paths.ts'
import { sourceText } from '../content/source-text.ts'
import { counted } from './counted.ts'
import { paintFor, paintIssue, type Screen } from './paint.ts'
import { printable } from './printable.ts'
import type { StepName } from './steps.ts'

/** Columns before an excerpt, for its line number. */
const MARGIN = 10

/** All issues of a run as text with excerpts, and their number at the end; empty if there are none. Fits the width of a screen. */
export function issuesReport(issues: readonly Issue[], root: string, screen: Screen = {}): string {
  if (issues.length === 0) return ''
  const files = new Set(issues.map(({ file }) => file))
  const sources = new Map(Array.from(files, (file) => [file, sourceText(root, file)]))
  const width = screen.isTTY && screen.columns ? Math.max(30, screen.columns - MARGIN) : undefined
  const texts = issues.map((issue) => printable(formatIssue(issue, sources.get(issue.file), width)))
  const painted = texts.map((text) => paintIssue(text, root, screen))
  const errors = issues.filter(({ severity }) => severity === 'error').length
  const kinds = { error: errors, warning: issues.length - errors }
  const counts = Object.entries(kinds).flatMap(([noun, count]) => (count === 0 ? [] : [counted(count, noun)]))
  const paint = paintFor(screen)
  return `${painted.join('\n\n')}\n\n${paint(errors > 0 ? 'red' : 'yellow', counts.join(', '))}`
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

/** Number of pages by language. */
export function pagesReport({ pages }: Pick<SiteOverview, 'pages'>): string {
  const perLocale = Object.entries(pages)
  const all = perLocale.reduce((sum, [, count]) => sum + count, 0)
  return `${counted(all, 'page')} (${perLocale.map(([locale, count]) => `${locale} ${count}`).join(', ')})`
}

const LARGEST = 3

/** Summary of a build: pages by language, rendered and kept pages, time by step, largest pages. */
export function summaryReport(
  summary: BuildSummary,
  times: Readonly<Partial<Record<StepName, number>>>,
  total: number,
  out: string,
): string {
  const { site, files } = summary
  const bytes = [...files.values()].reduce((sum, { size }) => sum + size, 0)
  const steps = Object.entries(times).map(([name, ms]) => `${name} ${milliseconds(ms)}`)
  const threads = summary.threads > 1 ? ` in ${summary.threads} threads` : ''
  const brought = summary.brought > 0 ? `, from shards ${summary.brought}` : ''
  const lines = [
    `${site.brand}: ${pagesReport(site)}`,
    `  rendered ${summary.rendered.length}${threads}, kept ${summary.kept}${brought} · ${counted(files.size, 'file')}, ${size(bytes)} · ${summary.written.length} written, ${summary.removed.length} removed`,
    `  ${[...steps, `total ${milliseconds(total)}`].join(' · ')}`,
    `  largest: ${largest(summary).join(', ')}`,
    ...(site.noindex ? ['  hidden from search engines (noindex): for previews, not for the public site'] : []),
    ...leftOutReport(site.leftOut),
    ...(site.nextChange ? [`  changes by itself on ${site.nextChange}: build again from then on`] : []),
    ...site.inactiveForms.map(
      (form) => `  forms.${form}.endpoint is not set: pages show e-mail and phone instead of the form`,
    ),
    ...carriedReport(summary.carried),
    ...parserReport(summary.parser),
    ...foreignReport(summary.foreign),
    `  build ${summary.id} in ${relativePath(process.cwd(), out) || path.basename(out)}/`,
  ]
  return printable(lines.join('\n'))
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

function carriedReport(carried: BuildSummary['carried']): string[] {
  if (!carried) return []
  const { retired, missing } = carried
  if (missing === null) return ['  nothing carried over: there is no earlier build (right for a first deploy)']
  const lost = missing.length === 0 ? '' : `, ${missing.length} not found (${missing.slice(0, SHOWN).join(', ')})`
  return [`  carried over for open tabs: ${retired.length === 0 ? 'nothing' : counted(retired.length, 'file')}${lost}`]
}

function parserReport(parser: BuildSummary['parser']): string[] {
  return parser === 'satteri'
    ? []
    : [`  Markdown was parsed by ${parser}, which is slower: satteri has no binary that loads here (run \`npm ci\`)`]
}

const SHOWN = 5

/** Lists foreign files in the output, to make clear that they were kept and not generated. Files of Git are not listed. */
function foreignReport(foreign: readonly string[]): string[] {
  const told = foreign.filter((file) => !file.startsWith('.git'))
  if (told.length === 0) return []
  const rest = told.length > SHOWN ? ` and ${told.length - SHOWN} more` : ''
  return [`  kept, not of this site: ${told.slice(0, SHOWN).join(', ')}${rest}`]
}

function largest({ files }: BuildSummary): string[] {
  const pages = [...files].filter(([file]) => file.endsWith('index.html'))
  return pages
    .toSorted(([, a], [, b]) => b.size - a.size)
    .slice(0, LARGEST)
    .map(([file, { size: bytes }]) => `/${file.replace(/index\.html$/, '')} ${size(bytes)}`)
}

function milliseconds(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`
}

function size(bytes: number): string {
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
}
