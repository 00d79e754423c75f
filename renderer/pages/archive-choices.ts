import { compare } from '../definitions/compare.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Archive, Choice } from '../definitions/page.ts'
import { addressOfPart, shelvesOf, type ShownPart } from '../library/archive.ts'
import { entriesBy } from '../library/entries-by.ts'
import type { Targets } from '../library/link-routes.ts'
import { readerOf } from '../library/links.ts'
import { cardOf, referredBy, term } from './cards-of.ts'
import type { Scope } from './resolve/scope.ts'

/** What an archive can be narrowed to: its terms, and the entries that its own refer to, such as authors. */
export function choicesOf(part: ShownPart, scope: Scope): Archive['choices'] {
  const known = choicesIn.get(scope.targets) ?? new Map<string, Archive['choices']>()
  choicesIn.set(scope.targets, known)
  const key = `${scope.locale} ${part.home}`
  const choices = known.get(key) ?? makeChoices(part, scope)
  known.set(key, choices)
  return choices
}

/** Cached by language and path, because an archive has the same on each of its hundreds of pages. */
const choicesIn = new WeakMap<Targets, Map<string, Archive['choices']>>()

function makeChoices({ page, home }: ShownPart, scope: Scope): Archive['choices'] {
  const [whole, ...shelves] = shelvesOf(page, scope.targets.library, readerOf(scope))
  const choices = (kind: string): Choice[] =>
    shelves.flatMap(({ term: own, entries }) => {
      if (own?.kind !== kind) return []
      const { key, name } = term(kind, own.key, scope)
      return [{ key, name, href: home + addressOfPart({ term: own, page: 1 }), count: entries.length }]
    })
  const facets = Object.entries(scope.targets.library.collections.get(page.data.archive.collection)?.facets ?? {})
  return {
    ...Object.fromEntries(Object.keys(page.data.archive.terms).map((kind) => [kind, choices(kind)])),
    ...Object.fromEntries(
      facets.map(([field, { name }]) => [field, referred(field, name, whole?.entries ?? [], scope)]),
    ),
  }
}

/** The entries that the listed ones refer to in a field, such as their authors, sorted by name. */
function referred(field: string, collection: string, entries: readonly Entry[], scope: Scope): Choice[] {
  const choices = Array.from(entriesBy(field, entries), ([key, { length: count }]): Choice[] => {
    const entry = referredBy(collection, key, scope)
    return entry ? [{ key, name: entry.data.title, href: cardOf(entry, scope).href, count }] : []
  })
  return choices.flat().toSorted((a, b) => compare(a.name, b.name))
}
