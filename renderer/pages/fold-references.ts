import type { Collections } from '../definitions/collections/collections.ts'
import { compare } from '../definitions/compare.ts'
import { grouped } from '../definitions/grouped.ts'
import type { Issue } from '../definitions/issue.ts'

/** Maximum further positions that an issue names. */
const MOST_PLACES = 3

/** References to an entry or a type of section that is gone are reported once, with their number and some more positions. */
export function foldReferences(issues: readonly Issue[], collections: Collections): Issue[] {
  const named = ['section', ...Array.from(collections.values(), ({ singular }) => singular)]
  const codes = new Set(named.map((name) => `unknown-${name}`))
  const references = issues.filter(({ code }) => codes.has(code))
  const byMessage = grouped(references, ({ message }) => message)
  return [...[...byMessage.values()].flatMap(folded), ...issues.filter(({ code }) => !codes.has(code))]
}

function folded(same: readonly Issue[]): Issue[] {
  const [first, ...others] = same.toSorted((a, b) => compare(a.file, b.file) || a.line - b.line)
  return first ? [others.length > 0 ? withPlaces(first, others) : first] : []
}

function withPlaces(first: Issue, others: readonly Issue[]): Issue {
  const places = others.slice(0, MOST_PLACES).map(({ file, line }) => `${file}:${line}`)
  const more = others.length > MOST_PLACES ? ` and ${others.length - MOST_PLACES} more` : ''
  return {
    ...first,
    message: `${first.message}; ${others.length + 1} places refer to it`,
    hint: `${first.hint === undefined ? '' : `${first.hint} · `}also in ${places.join(', ')}${more}`,
  }
}
