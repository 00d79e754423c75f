import { MOST, type Shared } from './measure.ts'
import { scoreOf, type ScoredGroup, type ScoredPage } from './score.ts'
import { servicePages, typesOf } from './services.ts'

/** The languages of the company's site; the score is printed of the first one. */
const [PRINTED, ...OTHERS] = ['de', 'en', 'es'] as const

const HEADING = `Sections of the service pages in the order of the index, and what neighbours share: the longest common
subsequence divided by the longer sequence, at most ${percent(MOST)}. Not counted is the frame that every page has
for good reason: the hero at the top, and FAQ, related pages and call to action at the end.`

/** Prints the score of all services, and returns the code to exit with: 1 if neighbours share too much, or languages differ. */
export function main(root: string): number {
  const groups = scoreOf(root, PRINTED)
  const differ = servicePages(root).flatMap((page) => differences(root, page))
  const parts = groups.flatMap(({ pages }) => pages.flatMap(({ before }) => before?.part ?? []))
  const lines = [HEADING, ...groups.flatMap(linesOf), '', summary(parts), ...differ]
  process.stdout.write(`${lines.join('\n')}\n`)
  return differ.length > 0 || parts.some((part) => part > MOST) ? 1 : 0
}

function linesOf({ title, pages }: ScoredGroup): string[] {
  return ['', title, ...pages.flatMap(pageLines)]
}

function pageLines({ page, types, before }: ScoredPage): string[] {
  return [...(before ? [sharedLine(before)] : []), `  ${page.padEnd(46)}${types.join(' ')}`]
}

function sharedLine({ part, types }: Shared): string {
  return `    ${percent(part)}${part > MOST ? ', too much' : ''}: ${types.join(' ')}`
}

function summary(parts: readonly number[]): string {
  const mean = parts.reduce((sum, part) => sum + part, 0) / Math.max(parts.length, 1)
  const over = parts.filter((part) => part > MOST).length
  return `${parts.length} pairs: ${percent(mean)} on average, ${percent(Math.max(0, ...parts))} at most, ${over} above ${percent(MOST)}`
}

/** The languages in which a page has other sections than in the one that is printed. */
function differences(root: string, page: string): string[] {
  const [printed, ...others] = [PRINTED, ...OTHERS].map((locale) => typesOf(root, page, locale).join(' '))
  return OTHERS.filter((_, place) => others[place] !== printed).map(
    (locale) => `${page}: ${locale} has other sections than ${PRINTED}, or another order`,
  )
}

function percent(part: number): string {
  return `${(part * 100).toFixed(0)} %`
}
