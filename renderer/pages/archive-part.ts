import {
  type PartTexts,
  type ShownPart,
  pageCount,
  shelfOf,
  wholeOf,
  type ArchivePage,
  type Shelf,
} from '../library/archive.ts'
import type { Archive, Route, SectionData } from '../definitions/page.ts'
import { fillWords } from '../definitions/collections/archive-words.ts'
import { term } from './cards-of.ts'
import { daysOf, latest } from './days.ts'
import type { DataPath } from '../definitions/issue.ts'
import { isWholeList } from './resolve/entries.ts'
import { resolveData } from './resolve/resolve.ts'
import type { Scope } from './resolve/scope.ts'

/** The part of its page's archive that a route shows. */
export function shownPart(route: Route, page: ArchivePage, scope: Scope): ShownPart {
  const { library, table } = scope.targets
  const { collection, perPage } = page.data.archive
  const part = route.part ?? { term: null, page: 1 }
  const shelf = shelfOf(page, part, library, route.locale)
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
    updated: latest([...(route.part ? [] : [page.data.updated]), ...daysOf(entries, library)]),
  }
}

/** The entries that a page of a list shows: `entries[first]` up to `entries[last - 1]` of the shelf. */
interface Slice {
  readonly number: number
  readonly shelf: Shelf
  readonly first: number
  readonly last: number
}

function textsOf(page: ArchivePage, named: Archive['term'], slice: Slice, scope: Scope): PartTexts {
  const { label, title } = page.data
  const { words, path } = wordsOf(page, slice.number === 1 ? named : null)
  const name = named?.name ?? label ?? title
  const values = {
    term: name,
    name,
    page: slice.number,
    pages: pageCount(slice.shelf, page),
    first: slice.first + 1,
    last: slice.last,
    count: slice.shelf.entries.length,
  }
  return resolveData(filledWith(values, words), scope, ['archive', ...path])
}

type Texts = ArchivePage['data']['archive']['page']
/** Texts with placeholders; those of a term have no label. */
type Words = Omit<Texts, 'label'> & Partial<Pick<Texts, 'label'>>

/** The texts for the pages of an archive, and where they are written below `archive`. The first page of a term has those of the term. */
function wordsOf({ data: { archive } }: ArchivePage, named: Archive['term']): { words: Words; path: DataPath } {
  const ofTerm = named && archive.terms[named.kind]
  if (!ofTerm) return { words: archive.page, path: ['page'] }
  const own = ofTerm.own[named.key]
  const {
    title = ofTerm.title,
    description = ofTerm.description,
    heading = ofTerm.heading,
    lead = ofTerm.lead,
    list = ofTerm.list,
  } = own ?? {}
  return {
    words: { title, description, heading, lead, list },
    path: ['terms', named.kind, ...(own ? ['own', named.key] : [])],
  }
}

function filledWith(values: Readonly<Record<string, string | number>>, words: Words) {
  const { title, description, heading, label, lead, list } = words
  const fill = (text: string): string => fillWords(text, values)
  return {
    title: fill(title),
    description: fill(description),
    heading: fill(heading),
    ...(label !== undefined && { label: fill(label) }),
    ...(lead && { lead: { ...lead, source: fill(lead.source) } }),
    ...(list !== undefined && { list: fill(list) }),
  }
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
