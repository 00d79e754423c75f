import type { Markdown } from '../definitions/fields.ts'
import type { Archive, Part, Route } from '../definitions/page.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { Entry } from '../definitions/collection.ts'
import { isPage } from '../definitions/collections.ts'
import type { PageData } from '../definitions/front-matter.ts'
import { listed, type Library } from './library.ts'
import { isRecord } from '../content/check.ts'

/** A list of an archive: all its entries, or those of a term. */
export interface Shelf {
  readonly term: Part['term']
  readonly entries: readonly Entry[]
}

/** A page with an archive. */
export interface ArchivePage extends Entry<PageData> {
  readonly data: PageData & { readonly archive: NonNullable<PageData['archive']> }
}

/** The words of a part of an archive, which replace those of its page. */
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
  /** Place of the section that holds the list. */
  readonly section: number
  /** Address of the whole list. */
  readonly home: string
  readonly number: number
  readonly shelf: Shelf
  readonly term: Archive['term']
  /** The entries on this page of the list. */
  readonly entries: Shelf['entries']
  /** null on the first page of the whole list, which keeps its own words. */
  readonly texts: PartTexts | null
  /** Day of the newest entry shown; null on the first page of the whole list. */
  readonly updated: string | null
}

export function hasArchive(entry: Entry): entry is ArchivePage {
  return isPage(entry) && entry.data.archive !== undefined
}

/** The lists of an archive in a language: the whole one, and one for each term that has an entry, in the order of the terms. */
export function shelvesOf({ data: { archive } }: ArchivePage, library: Library, locale: Locale): readonly Shelf[] {
  const entries = listed(library, archive.collection, locale)
  const known = divisions.get(entries) ?? divide(archive.collection, entries, library)
  divisions.set(entries, known)
  return [{ term: null, entries }, ...known.filter(({ term }) => term && archive.terms[term.kind])]
}

/** Lists are long-lived, so each is divided once: every page of an archive asks. */
const divisions = new WeakMap<readonly Entry[], readonly Shelf[]>()

function divide(collection: string, entries: readonly Entry[], { data, collections }: Library): Shelf[] {
  const fields = Object.entries(collections.get(collection)?.terms ?? {})
  return Object.entries(data.taxonomy).flatMap(([kind, terms]) => {
    const field = fields.find((one) => one[1] === kind)?.[0]
    if (field === undefined) return []
    return Object.keys(terms).flatMap((key) => {
      const own = entries.filter((entry) => keysIn(entry, field).includes(key))
      return own.length > 0 ? [{ term: { kind, key }, entries: own }] : []
    })
  })
}

/** Whether a page shows a term with fewer entries than search engines are to be sent to. */
export function isThin({ part, locale }: Route, entry: Entry, library: Library): boolean {
  const term = part?.term
  if (!term || !hasArchive(entry)) return false
  const shelf = shelvesOf(entry, library, locale).find(
    (one) => one.term?.kind === term.kind && one.term.key === term.key,
  )
  return (shelf?.entries.length ?? 0) < entry.data.archive.indexFrom
}

/** Keys in a field of an entry: terms, or the keys of references. Empty where the collection has no such field. */
export function keysIn({ data }: Entry, field: string): string[] {
  const value: unknown = Object.entries(data).find(([name]) => name === field)?.[1]
  return [value ?? []].flat().flatMap((name: unknown) => {
    if (typeof name === 'string') return name
    return isRecord(name) && typeof name['key'] === 'string' ? name['key'] : []
  })
}

/** Pages that a list fills; an empty one fills one. */
export function pageCount({ entries }: Shelf, { data: { archive } }: ArchivePage): number {
  return Math.max(1, Math.ceil(entries.length / archive.perPage))
}

/** The routes that follow from a page's archive. The first page of the whole list is the page itself. */
export function partRoutes(entry: ArchivePage, own: Route, library: Library): Route[] {
  return shelvesOf(entry, library, own.locale).flatMap((shelf) => {
    const first = shelf.term ? 1 : 2
    const count = pageCount(shelf, entry) - first + 1
    return Array.from({ length: count }, (_, index): Route => {
      const part = { term: shelf.term, page: first + index }
      return { ...own, path: own.path + pathOfPart(part), group: groupOfPart(own.group, part), part }
    })
  })
}

/** Path of a part below the whole list: `topics/azure/page/2/`. */
export function pathOfPart({ term, page }: Part): string {
  return (term ? `${term.kind}/${term.key}/` : '') + (page > 1 ? `page/${page}/` : '')
}

/** Translation group of a part: `pages/blog#topics/azure/`. The sign is not allowed in keys. */
export function groupOfPart(group: string, part: Part): string {
  const path = pathOfPart(part)
  return path === '' ? group : `${group}#${path}`
}

/** The group of the page that a part belongs to; of any other group itself. */
export function wholeOf(group: string): string {
  return group.replace(/#.*/, '')
}

/** The nearest groups to a part that a language may have instead: the first page of the same term, then the whole list. */
export function groupsAround({ group, part }: Route): string[] {
  const whole = wholeOf(group)
  return part ? [groupOfPart(whole, { ...part, page: 1 }), whole] : []
}

/** Where a term of an archive is found in the route table. */
export function shelfName(kind: string, key: string): string {
  return `${kind}/${key}`
}

/** Page numbers for a navigation: the first, the last, the present one and its neighbours; null where some are left out. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const shown = [...new Set(near)].sort((a, b) => a - b)
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0) - 1
    // A gap of one page takes no more room than its number.
    return gap === 0 ? [number] : gap === 1 ? [number - 1, number] : [null, number]
  })
}
