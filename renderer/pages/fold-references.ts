import type { Collections } from '../definitions/collections/collections.ts'
import type { Issue } from '../definitions/issue.ts'

/** Maximum further positions that an issue names. */
const MOST_PLACES = 3

/** References to an entry or a type of section that is gone are reported once, with their number and some more positions. */
export function foldReferences(issues: readonly Issue[], collections: Collections): Issue[] {
  const named = ['section', ...Array.from(collections.values(), ({ singular }) => singular)]
  const codes = new Set(named.map((name) => `unknown-${name}`))
  const byMessage = new Map<string, Issue[]>()
  for (const issue of issues) {
    const key = codes.has(issue.code) ? issue.message : `${byMessage.size}`
    byMessage.set(key, [...(byMessage.get(key) ?? []), issue])
  }
  return [...byMessage.values()].flatMap((same) => {
    const [first, ...others] = same.toSorted((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line))
    return first ? [others.length > 0 ? withPlaces(first, others) : first] : []
  })
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
