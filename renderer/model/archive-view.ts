import { pageCount, pageNumbers, pathOfPart, shelvesOf } from './archive.ts'
import type { ShownPart } from './archive-part.ts'
import type { TermKind } from './archive-words.ts'
import { cardOf, personName, term } from './cards-of.ts'
import type { Entry } from './entry.ts'
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
  const { library } = scope.targets
  const [whole, ...shelves] = shelvesOf(page, library, scope.locale)
  const choices = (kind: TermKind): Choice[] =>
    shelves.flatMap(({ term: own, entries }) => {
      if (own?.kind !== kind) return []
      const { key, name } = term(library.data.taxonomy[kind], own.key, scope)
      return [{ key, name, href: home + pathOfPart({ term: own, page: 1 }), count: entries.length }]
    })
  return { topics: choices('topics'), tags: choices('tags'), authors: peopleIn(whole?.entries ?? [], scope) }
}

/** The people who wrote the entries, by name. */
function peopleIn(entries: readonly Entry<'posts'>[], scope: Scope): Choice[] {
  const counts = new Map<string, number>()
  for (const { key } of entries.flatMap(({ data }) => data.authors)) counts.set(key, (counts.get(key) ?? 0) + 1)
  const people = [...counts].flatMap(([key, count]) =>
    personName(key, scope).map(({ name, href }) => ({ key, name, href, count })),
  )
  return people.toSorted((a, b) => compare(a.name, b.name))
}
