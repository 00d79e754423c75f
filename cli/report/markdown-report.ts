import { withLetters } from '../../renderer/definitions/decoded.ts'
import { counted } from '../terminal/counted.ts'
import { printable } from '../terminal/printable.ts'
import type { BuildReport } from './build-report.ts'
import { isPageAddress } from '../build/addresses.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'

/** Maximum lines of a list, to keep comments readable. */
const MOST = 50

/** Report of a build as a comment on a pull request: changed pages, issues, next change. */
export function markdownReport({ outcome, issues, build, total }: BuildReport): string {
  const errors = issues.filter(({ severity }) => severity === 'error')
  const warnings = issues.filter(({ severity }) => severity === 'warning')
  const head = build ? publishedPart(build, total) : ['## The site was not built', '', 'The output is as it was.']
  const lines = [...head, ...issuePart('Errors', errors), ...issuePart('Warnings', warnings)]
  return printable(`<!-- kartograf: ${outcome} -->\n${lines.join('\n')}\n`)
}

function publishedPart(build: NonNullable<BuildReport['build']>, total: number): string[] {
  const { brand, pages, addresses, files, id, nextChange, noindex, rendered, kept } = build
  const count = Object.values(pages).reduce((sum, one) => sum + one, 0)
  const bytes = Object.values(files).reduce((sum, one) => sum + one, 0)
  const languages = Object.entries(pages).map(([locale, one]) => `${locale} ${one}`)
  return [
    `## ${escaped(brand)}: ${count} pages`,
    '',
    `${languages.join(', ')} · ${(bytes / 1_000_000).toFixed(1)} MB in ${Object.keys(files).length} files · rendered ${rendered.length}, kept ${kept} in ${(total / 1000).toFixed(1)} s · build \`${id}\``,
    ...(noindex ? ['', 'Hidden from search engines: a preview.'] : []),
    ...(nextChange === null ? [] : ['', `Changes by itself on ${nextChange}.`]),
    ...addressPart('Added', addresses.added),
    ...addressPart('Changed', addresses.changed),
    ...addressPart('Removed', addresses.removed),
  ]
}

function addressPart(title: string, addresses: readonly string[]): string[] {
  const pages = addresses.filter(isPageAddress)
  const others = addresses.length - pages.length
  if (addresses.length === 0) return []
  return folded(
    `${title}: ${counted(pages.length, 'page')}${others > 0 ? `, ${counted(others, 'other file')}` : ''}`,
    pages.map((page) => code(withLetters(page))),
  )
}

function issuePart(title: string, issues: readonly Issue[]): string[] {
  if (issues.length === 0) return []
  const items = issues.map(
    ({ file, line, code: kind, message }) =>
      `${code(`${file}:${line}`)} **${kind}** ${escaped(message).replaceAll('\n', ' ')}`,
  )
  return folded(`${title}: ${issues.length}`, items)
}

function folded(summary: string, items: readonly string[]): string[] {
  const rest = items.length - MOST
  const shown = items.slice(0, MOST).map((item) => `- ${item}`)
  const more = rest > 0 ? [`- and ${rest} more`] : []
  return ['', `<details><summary>${summary}</summary>`, '', ...shown, ...more, '', '</details>']
}

/** A name as code, between more backticks than it has in a row: files may have any name. */
function code(name: string): string {
  const runs = Array.from(name.matchAll(/`+/g), ([run]) => run.length)
  const mark = '`'.repeat(Math.max(0, ...runs) + 1)
  const end = runs.length > 0 ? ' ' : ''
  return mark + end + name.replaceAll('\n', ' ') + end + mark
}

/** Escapes text, so that it cannot become HTML or mention people. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('@', '&#64;')
}
