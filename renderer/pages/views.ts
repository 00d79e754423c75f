import { readerOf } from '../library/links.ts'
import { addressOfPart, shelfName, pageCount, pageNumbers, type ShownPart } from '../library/archive.ts'
import { choicesOf } from './archive-choices.ts'
import { withTexts } from './archive-part.ts'
import type { LinkedTerm } from '../definitions/collections/cards.ts'
import { cardOf, cardScope, term } from './cards-of.ts'
import type { CollectionDefinition, ShownFields, ViewScope } from '../definitions/collections/collection.ts'
import type { Entry } from '../definitions/entry.ts'
import { isPage } from '../definitions/collections/collections.ts'
import type { Markdown } from '../definitions/fields/markdown.ts'
import type { CommonData, PageData } from '../definitions/collections/front-matter.ts'
import type { View, Archive } from '../definitions/page.ts'
import { resolveData } from './resolve/resolve.ts'
import { checkPictures } from './resolve/links-and-pictures.ts'
import { resolveMarkdown } from './resolve/markdown.ts'
import type { Scope } from './resolve/scope.ts'

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
  const pathOf = (to: number): string => home + addressOfPart({ term: named, page: to })
  return {
    collection: part.collection,
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
