import { grouped } from '../../../renderer/definitions/grouped.ts'
import { addressesOf } from '../../content/page-contents.ts'
import { compare } from '../../../renderer/definitions/compare.ts'
import type { Page } from '../../../renderer/definitions/page.ts'

/** Data about pages for the HTML report. */
export interface PageFacts {
  /** Number of pages by collection and language; `all` counts those that exist in any language. */
  readonly coverage: readonly {
    readonly collection: string
    readonly all: number
    readonly counts: readonly number[]
  }[]
  readonly locales: readonly string[]
  /** Translations that do not exist, as `collection/key` with the languages. */
  readonly missing: readonly { readonly group: string; readonly locales: readonly string[] }[]
  /** Parts of the site with the number of their pages, and links between them. */
  readonly parts: readonly { readonly name: string; readonly pages: number }[]
  readonly links: readonly { readonly from: string; readonly to: string; readonly count: number }[]
  readonly mostLinked: readonly { readonly path: string; readonly count: number }[]
  /** Pages that no other page links to; menu and footer do not count. */
  readonly orphans: readonly string[]
}

const MOST_LINKED = 8

/** Figures of all pages: languages, translations, and links between them. */
export function pageFacts(pages: readonly Page[], locales: readonly string[]): PageFacts {
  const groups = grouped(pages, ({ route }) => route.group)
  const collections = [...new Set(pages.map(({ route }) => route.collection))]
  const byPath = new Map(pages.map((page) => [page.route.path, page]))
  const edges = pages.flatMap((page) =>
    [...addressesOf(page).links].flatMap((path) => {
      const target = byPath.get(path)
      return target ? [{ from: page, to: target }] : []
    }),
  )
  const linked = grouped(edges, ({ to }) => to.route.path)
  return {
    locales,
    coverage: collections.map((collection) => {
      const own = [...groups.values()].filter(([first]) => first?.route.collection === collection)
      const count = (locale: string): number =>
        own.filter((some) => some.some((page) => page.route.locale === locale)).length
      return { collection, all: own.length, counts: locales.map(count) }
    }),
    missing: [...groups].flatMap(([group, some]) => {
      const lacking = locales.filter((locale) => !some.some((page) => page.route.locale === locale))
      return lacking.length === 0 ? [] : [{ group, locales: lacking }]
    }),
    ...partsAndLinks(pages, edges),
    mostLinked: [...linked]
      .map(([path, some]) => ({ path, count: some.length }))
      .toSorted((a, b) => b.count - a.count || compare(a.path, b.path))
      .slice(0, MOST_LINKED),
    orphans: pages
      .filter(({ route, meta }) => !linked.has(route.path) && !meta.noindex && route.path.split('/').length > 3)
      .map(({ route }) => route.path),
  }
}

interface Edge {
  readonly from: Page
  readonly to: Page
}

function partsAndLinks(pages: readonly Page[], edges: readonly Edge[]): Pick<PageFacts, 'parts' | 'links'> {
  const parts = grouped(pages, partOf)
  const between = grouped(edges, ({ from, to }) => `${partOf(from)}\n${partOf(to)}`)
  return {
    parts: [...parts].map(([name, some]) => ({ name, pages: some.length })),
    links: [...between].map(([names, some]) => {
      const [from = '', to = ''] = names.split('\n')
      return { from, to, count: some.length }
    }),
  }
}

/** The part of the site that a page belongs to: its collection, or its menu group. */
function partOf({ route, section }: Page): string {
  return route.collection === 'pages' ? section || 'pages' : route.collection
}
