import type { IssueDetails } from '../../definitions/issue.ts'
import type { FactTree } from './facts.ts'

/** A reference to a fact with too few braces. */
interface SingleBraces {
  readonly written: string
  readonly offset: number
}

/** One brace before a name with a dot, and one or two after it. Placeholders of archives such as `{page}` have no dot. */
const SINGLE = /(?<![{$\\#%@])\{\s*([a-zA-Z][\w-]*)(?:\.[\w-]+)+\s*(?:\\?\|[^{}|\n]*)?\}{1,2}/g

/**
 * References in single braces. Only those to an existing group of facts count, because examples contain braces too. `code`: ranges where
 * braces are literal.
 */
export function singleBraces(
  text: string,
  facts: FactTree,
  code: readonly (readonly [start: number, end: number])[] = [],
): SingleBraces[] {
  if (!text.includes('{')) return []
  return Array.from(text.matchAll(SINGLE), ({ 0: written, 1: group = '', index }) => ({
    written,
    group,
    offset: index,
  }))
    .filter(
      ({ group, offset }) =>
        Object.hasOwn(facts, group) && !code.some(([start, end]) => start <= offset && offset < end),
    )
    .map(({ written, offset }) => ({ written, offset }))
}

/** The issue of such a reference. */
export function singleBracesFault({ written }: SingleBraces): IssueDetails {
  return {
    code: 'single-braces',
    severity: 'warning',
    message: `\`${written}\` would be shown literally: a fact has two braces on each side`,
    expected: `{${written.replace(/\}+$/, '')}}}`,
    hint: 'to show these characters in a text, write them as `code`',
  }
}
