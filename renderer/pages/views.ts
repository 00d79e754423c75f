import { readerOf } from '../library/links.ts'
import { shelfName, keysIn, pageCount, pageNumbers, pathOfPart, shelvesOf, type ShownPart } from '../library/archive.ts'
import { withTexts } from './archive-part.ts'
import type { LinkedTerm } from '../definitions/collections/cards.ts'
import { cardOf, cardScope, term, referredBy } from './cards-of.ts'
import type { CollectionDefinition, ShownFields, ViewScope } from '../definitions/collections/collection.ts'
import type { Entry } from '../definitions/entry.ts'
import { isPage } from '../definitions/collections/collections.ts'
import type { Markdown } from '../definitions/fields/markdown.ts'
import type { CommonData, PageData } from '../definitions/collections/front-matter.ts'
import type { View, Archive, Choice } from '../definitions/page.ts'
import { resolveData } from './resolve/resolve.ts'
import { checkPictures } from './resolve/links-and-pictures.ts'
import { resolveMarkdown } from './resolve/markdown.ts'
import type { Scope } from './resolve/scope.ts'
import { compare } from '../definitions/compare.ts'

/** Content of a page: the entry with resolved references, and related cards. */
export function viewOf(entry: Entry, scope: Scope): View {
  if (isPage(entry)) return sectionsView(entry, scope)
  const model = scope.targets.library.collections.get(entry.collection)
  if (!model || !('view' in model)) throw new Error(`No view for the collection of ${entry.file.path}`)
  return entryView(entry, model, scope)
}

function entryView(entry: Entry, definition: CollectionDefinition, scope: Scope): View {
  checkPictures(entry.data, scope)
  return {
    template: 'entry',
    collection: definition.name,
    shown: definition.view(entry, viewScope(entry, scope)),
  }
}

function sectionsView(entry: Entry<PageData>, scope: Scope): View {
  return {
    template: 'page',
    title: resolveData(entry.data.title, scope, ['title']),
    sections: withTexts(resolveData(entry.data.sections, scope, ['sections']), scope.part),
    body: bodyOf(entry, scope),
    ...(entry.data.describes && { describes: entry.data.describes }),
    ...(scope.part && { archive: archiveOf(scope.part, scope) }),
  }
}

/** The scope passed to `view` of a collection. */
function viewScope(entry: Entry, scope: Scope): ViewScope {
  return {
    ...cardScope(scope),
    fields: (own) => fieldsOf(own, scope),
    body: bodyOf(entry, scope),
    resolve: (value, path) => resolveData(value, scope, path),
    linkedTerm: (kind, key) => linkedTerm(kind, key, scope),
    // Safe: the name of a collection carries the type of its cards.
    card: (_collection, other) => cardOf(other, scope) as never,
  }
}

/** The front matter without the fields that are properties of the page. */
function fieldsOf<D extends CommonData>({ data }: Entry<D>, scope: Scope): ShownFields<D> {
  const { parent: _parent, canonical: _canonical, blocks: _blocks, ...rest } = data
  return resolveData(rest, scope)
}

/** The text of an entry with its blocks, with positions in its file. */
export function bodyOf(entry: Entry, scope: Scope): Markdown | null {
  const { body: source, bodyLine: line, data } = entry
  if (source === '') return null
  const place = () => ({ line, column: 1, block: true })
  const text = resolveMarkdown({ kind: 'markdown', inline: false, source }, scope, place)
  if (Object.keys(data.blocks).length === 0) return text
  return { ...text, blocks: resolveData(data.blocks, scope, ['blocks']) }
}

function linkedTerm(kind: string, key: string, scope: Scope): LinkedTerm {
  const { table } = scope.targets
  const route = table.byGroup.get(table.shelves.get(shelfName(kind, key)) ?? '')?.[readerOf(scope)]
  return { ...term(kind, key, scope), href: route?.path ?? null }
}

/** Position of a page in its archive, and pagination links. */
function archiveOf(part: ShownPart, scope: Scope): Archive {
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
  const [whole, ...shelves] = shelvesOf(page, scope.targets.library, readerOf(scope))
  const choices = (kind: string): Choice[] =>
    shelves.flatMap(({ term: own, entries }) => {
      if (own?.kind !== kind) return []
      const { key, name } = term(kind, own.key, scope)
      return [{ key, name, href: home + pathOfPart({ term: own, page: 1 }), count: entries.length }]
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
  const counts = new Map<string, number>()
  for (const key of entries.flatMap((entry) => keysIn(entry, field))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const choices = [...counts].flatMap(([key, count]) => {
    const entry = referredBy(collection, key, scope)
    return entry ? [{ key, name: entry.data.title, href: cardOf(entry, scope).href, count }] : []
  })
  return choices.toSorted((a, b) => compare(a.name, b.name))
}
