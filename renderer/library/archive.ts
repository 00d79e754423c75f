import { withEscapes } from '../definitions/decoded.ts'
import type { Markdown } from '../definitions/fields/markdown.ts'
import type { Archive, Part, Route } from '../definitions/page.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Entry } from '../definitions/entry.ts'
import { isPage } from '../definitions/collections/collections.ts'
import type { PageData } from '../definitions/collections/front-matter.ts'
import { entriesBy } from './entries-by.ts'
import { listed, type Library } from './library.ts'

/** A list of an archive: all entries, or those of a term. */
export interface Shelf {
  readonly term: Part['term']
  readonly entries: readonly Entry[]
}

/** A page with an archive. */
export interface ArchivePage extends Entry<PageData> {
  readonly data: PageData & { readonly archive: NonNullable<PageData['archive']> }
}

/** Texts of a part of an archive, which replace those of its page. */
export interface PartTexts {
  readonly title: string
  readonly description: string
  readonly heading: string
  readonly label?: string
  readonly lead?: Markdown
  readonly list?: string
}

/** The part of an archive that a page shows. */
export interface ShownPart {
  readonly page: ArchivePage
  readonly collection: string
  /** Index of the section with the list. */
  readonly section: number
  /** Path of the whole list. */
  readonly home: string
  readonly number: number
  readonly shelf: Shelf
  readonly term: Archive['term']
  /** The entries on this page of the list. */
  readonly entries: Shelf['entries']
  /** null on the first page of the whole list, which keeps the page's texts. */
  readonly texts: PartTexts | null
  /** The last day on which an entry shown here was published or changed, or the text of the first page; null if none has a date. */
  readonly updated: string | null
}

export function hasArchive(entry: Entry): entry is ArchivePage {
  return isPage(entry) && entry.data.archive !== undefined
}

/** The lists of an archive in a language: the whole list, and one for each term with entries, in the order of the terms. */
export function shelvesOf({ data: { archive } }: ArchivePage, library: Library, locale: Locale): readonly Shelf[] {
  const entries = listed(library, archive.collection, locale)
  const ofTerms = [...divided(archive.collection, entries, library).values()]
  return [{ term: null, entries }, ...ofTerms.filter(({ term }) => term && archive.terms[term.kind])]
}

/** The list of an archive in a language that a part shows. */
export function shelfOf(page: ArchivePage, { term }: Part, library: Library, locale: Locale): Shelf | undefined {
  const { collection, terms } = page.data.archive
  const entries = listed(library, collection, locale)
  if (!term) return { term, entries }
  return terms[term.kind] && divided(collection, entries, library).get(shelfName(term.kind, term.key))
}

/** Cached per list, because every page of an archive needs it. */
const divisions = new WeakMap<readonly Entry[], ReadonlyMap<string, Shelf>>()

function divided(collection: string, entries: readonly Entry[], library: Library): ReadonlyMap<string, Shelf> {
  const known = divisions.get(entries) ?? divide(collection, entries, library)
  divisions.set(entries, known)
  return known
}

function divide(collection: string, entries: readonly Entry[], { data, collections }: Library): Map<string, Shelf> {
  const shelves = new Map<string, Shelf>()
  const fields = Object.entries(collections.get(collection)?.terms ?? {})
  for (const [kind, terms] of Object.entries(data.taxonomy)) {
    const field = fields.find((one) => one[1] === kind)?.[0]
    const byTerm = field === undefined ? undefined : entriesBy(field, entries)
    for (const key of Object.keys(terms)) {
      const own = byTerm?.get(key)
      if (own) shelves.set(shelfName(kind, key), { term: { kind, key }, entries: own })
    }
  }
  return shelves
}

/** Whether a page shows a term with too few entries to be indexed. */
export function isThin({ part, locale }: Route, entry: Entry, library: Library): boolean {
  if (!part?.term || !hasArchive(entry)) return false
  return (shelfOf(entry, part, library, locale)?.entries.length ?? 0) < entry.data.archive.indexFrom
}

/** Number of pages of a list; at least one. */
export function pageCount({ entries }: Shelf, { data: { archive } }: ArchivePage): number {
  return Math.max(1, Math.ceil(entries.length / archive.perPage))
}

/** The routes derived from a page's archive. The first page of the whole list is the page itself. */
export function partRoutes(entry: ArchivePage, own: Route, library: Library): Route[] {
  return shelvesOf(entry, library, own.locale).flatMap((shelf) => {
    const first = shelf.term ? 1 : 2
    const count = pageCount(shelf, entry) - first + 1
    return Array.from({ length: count }, (_, index): Route => {
      const part = { term: shelf.term, page: first + index }
      return { ...own, path: own.path + addressOfPart(part), group: groupOfPart(own.group, part), part }
    })
  })
}

/** Address of a part below the whole list: `topics/azure/page/2/`. */
export function addressOfPart(part: Part): string {
  return withEscapes(pathOfPart(part))
}

/** The same with letters in place of escapes. */
function pathOfPart({ term, page }: Part): string {
  return (term ? `${term.kind}/${term.key}/` : '') + (page > 1 ? `page/${page}/` : '')
}

/** Translation group of a part: `pages/blog#topics/azure/`. Keys cannot contain `#`. */
export function groupOfPart(group: string, part: Part): string {
  const path = pathOfPart(part)
  return path === '' ? group : `${group}#${path}`
}

/** The group of the page that a part belongs to; for other groups, the group itself. */
export function wholeOf(group: string): string {
  return group.replace(/#.*/, '')
}

/** Fallbacks for a part that a language does not have: the first page of the same term, then the whole list. */
export function groupsAround({ group, part }: Route): string[] {
  const whole = wholeOf(group)
  return part ? [groupOfPart(whole, { ...part, page: 1 }), whole] : []
}

/** Key of a term of an archive in the route table. */
export function shelfName(kind: string, key: string): string {
  return `${kind}/${key}`
}

/** Page numbers for pagination: first, last, current and its neighbours; null for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)]
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0) - 1
    // Instead of a gap for a single page, show its number.
    return gap === 0 ? [number] : gap === 1 ? [number - 1, number] : [null, number]
  })
}
