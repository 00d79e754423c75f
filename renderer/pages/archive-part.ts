import {
  type PartTexts,
  type ShownPart,
  pageCount,
  shelvesOf,
  wholeOf,
  type ArchivePage,
  type Shelf,
} from '../library/archive.ts'
import type { Archive, Part, Route, SectionData } from '../definitions/page.ts'
import { fillWords } from '../definitions/archive-words.ts'
import { term } from './cards-of.ts'
import type { Entry } from '../definitions/entry.ts'
import { compare } from '../definitions/compare.ts'
import type { Library } from '../library/library.ts'
import { isWholeList } from './resolve/entries.ts'
import { resolveData } from './resolve/resolve.ts'
import type { Scope } from './resolve/scope.ts'

/** The part of its page's archive that a route shows. */
export function shownPart(route: Route, page: ArchivePage, scope: Scope): ShownPart {
  const { library, table } = scope.targets
  const { collection, perPage } = page.data.archive
  const part = route.part ?? { term: null, page: 1 }
  const shelf = shelvesOf(page, library, route.locale).find((candidate) => isSame(candidate.term, part.term))
  if (!shelf) throw new Error(`${route.path} lists nothing`)
  const first = (part.page - 1) * perPage
  const entries = shelf.entries.slice(first, first + perPage)
  const named = part.term && { ...term(part.term.kind, part.term.key, scope), kind: part.term.kind }
  return {
    page,
    collection,
    section: listSection(page, scope, route.part === undefined),
    home: table.byGroup.get(wholeOf(route.group))?.[route.locale]?.path ?? route.path,
    number: part.page,
    shelf,
    term: named,
    entries,
    texts: route.part
      ? textsOf(page, named, { number: part.page, shelf, first, last: first + entries.length }, scope)
      : null,
    updated: route.part ? newestOf(entries, library) : null,
  }
}

/** Date of the newest entry; null if the collection has no dates. */
function newestOf(entries: readonly Entry[], { collections }: Library): string | null {
  const days = entries.flatMap(({ collection, data }) => collections.get(collection)?.published?.(data) ?? [])
  return days.toSorted(compare).at(-1) ?? null
}

function isSame(one: Part['term'], other: Part['term']): boolean {
  return one?.kind === other?.kind && one?.key === other?.key
}

interface Slice {
  readonly number: number
  readonly shelf: Shelf
  readonly first: number
  readonly last: number
}

function textsOf(page: ArchivePage, named: Archive['term'], slice: Slice, scope: Scope): PartTexts {
  const { label, title, archive } = page.data
  const name = named?.name ?? label ?? title
  const ofTerm = slice.number === 1 && named ? archive.terms[named.kind] : undefined
  const own = named ? ofTerm?.own[named.key] : undefined
  const common = ofTerm ?? archive.page
  const words = {
    title: own?.title ?? common.title,
    description: own?.description ?? common.description,
    heading: own?.heading ?? common.heading,
    lead: own?.lead ?? common.lead,
    list: own?.list ?? common.list,
  }
  const values = {
    term: name,
    name,
    page: slice.number,
    pages: pageCount(slice.shelf, page),
    first: slice.first + 1,
    last: slice.last,
    count: slice.shelf.entries.length,
  }
  const fill = (text: string): string => fillWords(text, values)
  const filled = {
    title: fill(words.title),
    description: fill(words.description),
    heading: fill(words.heading),
    ...(!ofTerm && { label: fill(archive.page.label) }),
    ...(words.lead && { lead: { ...words.lead, source: fill(words.lead.source) } }),
    ...(words.list !== undefined && { list: fill(words.list) }),
  }
  const place = ofTerm && named ? ['terms', named.kind, ...(own ? ['own', named.key] : [])] : ['page']
  return resolveData(filled, scope, ['archive', ...place])
}

/** The first section that lists all entries of the collection. If there is none, reports it once, for the page itself. */
function listSection({ data: { sections, archive } }: ArchivePage, scope: Scope, tell: boolean): number {
  const place = sections.findIndex((section) => Object.values(section).some((field) => isWholeList(field, archive)))
  if (place < 0 && tell) {
    scope.report(scope.place(['archive']), {
      code: 'archive-without-list',
      message: `no section of this page lists all ${archive.collection}, so there is nothing to continue`,
      expected: 'a section with `entries: {}`, without `skip`, `limit` and `topic`',
    })
  }
  return place
}

/** The sections with the texts of the part: heading and lead of the first section, and the heading above the list. */
export function withTexts(sections: readonly SectionData[], part: ShownPart | undefined): readonly SectionData[] {
  const { texts } = part ?? {}
  if (!part || !texts) return sections
  const { heading, lead, list } = texts
  return sections.map((section, index) => {
    const { lead: _lead, ...rest } = section
    if (index === 0) return { ...rest, heading, ...(lead && { lead }) }
    return index === part.section && list !== undefined ? { ...rest, heading: list } : section
  })
}
