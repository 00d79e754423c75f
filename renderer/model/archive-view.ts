import { keysIn, pageCount, pageNumbers, pathOfPart, shelvesOf } from './archive.ts'
import type { ShownPart } from './archive-part.ts'
import { TERM_KINDS, type TermKind } from './archive-words.ts'
import { cardOf, referredBy, term } from './cards-of.ts'
import type { Entry } from './collection.ts'
import { compare } from './issue.ts'
import type { Archive, Choice } from './page.ts'
import type { Scope } from './resolve.ts'

/** Where a page stands in its archive, and the ways from there. */
export function archiveOf(part: ShownPart, scope: Scope): Archive {
  const { page, home, number, shelf, term: named } = part
  const pages = pageCount(shelf, page)
  const pathOf = (to: number): string => home + pathOfPart({ term: named, page: to })
  return {
    section: part.section,
    home,
    term: named,
    page: number,
    pages,
    count: shelf.entries.length,
    links: pageNumbers(number, pages).map((to) => (to === null ? null : { page: to, href: pathOf(to) })),
    previous: number > 1 ? pathOf(number - 1) : null,
    next: number < pages ? pathOf(number + 1) : null,
    choices: choicesOf(part, scope),
    all: named === null && number === 1 ? shelf.entries.map((entry) => cardOf(entry, scope)) : null,
  }
}

function choicesOf({ page, home }: ShownPart, scope: Scope): Archive['choices'] {
  const [whole, ...shelves] = shelvesOf(page, scope.targets.library, scope.locale)
  const choices = (kind: TermKind): Choice[] =>
    shelves.flatMap(({ term: own, entries }) => {
      if (own?.kind !== kind) return []
      const { key, name } = term(kind, own.key, scope)
      return [{ key, name, href: home + pathOfPart({ term: own, page: 1 }), count: entries.length }]
    })
  const facets = Object.entries(scope.targets.library.collections.get(page.data.archive.collection)?.facets ?? {})
  return {
    ...Object.fromEntries(TERM_KINDS.map((kind) => [kind, choices(kind)])),
    ...Object.fromEntries(
      facets.map(([field, { name }]) => [field, referred(field, name, whole?.entries ?? [], scope)]),
    ),
  }
}

/** The entries that a field of the listed ones refers to, such as the people who wrote them, by name. */
function referred(field: string, collection: string, entries: readonly Entry[], scope: Scope): Choice[] {
  const counts = new Map<string, number>()
  for (const key of entries.flatMap((entry) => keysIn(entry, field))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const choices = [...counts].flatMap(([key, count]) => {
    const entry = referredBy(collection, key, scope)
    return entry ? [{ key, name: entry.data.title, href: cardOf(entry, scope).href, count }] : []
  })
  return choices.toSorted((a, b) => compare(a.name, b.name))
}
