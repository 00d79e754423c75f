import { fillFacts } from '../../renderer/content/facts/fill-facts.ts'
import { factText } from '../../renderer/content/facts/facts.ts'
import { allFacts } from '../../renderer/content/facts/site-facts.ts'
import { parseFrontMatter } from '../../renderer/content/front-matter.ts'
import { withLetters } from '../../renderer/definitions/decoded.ts'
import type { Route } from '../../renderer/definitions/page.ts'
import { withoutLocale } from '../../renderer/definitions/url.ts'
import { translationsOf, type Group } from '../../renderer/library/groups.ts'
import type { Library } from '../../renderer/library/library.ts'
import { routesOf } from '../../renderer/library/routes.ts'
import { headingsOfMdast } from '../../renderer/markdown/headings.ts'
import { parseWithReference } from '../../renderer/markdown/parser.ts'
import { idsOfSections } from '../../renderer/pages/link-targets.ts'
import { unslashed } from '../write/mend-links.ts'
import type { Imported } from './import-texts.ts'
import { hasSameIds } from './segments.ts'

/** Anchors of headings that have other words now, on one page. */
export interface MovedAnchors {
  readonly file: string
  readonly locale: string
  /** Addresses of the page without a language, as links name it. */
  readonly paths: readonly string[]
  /** Old anchor → new one: those of the source, which links of a new translation have, and those of its text until now. */
  readonly anchors: ReadonlyMap<string, string>
}

/** The anchors of sources and of former texts that lead nowhere in a language, on pages that are imported or that these link to. */
export function movedAnchors(imported: readonly Imported[], library: Library): MovedAnchors[] {
  const { table } = routesOf(library)
  const linked = new Set(
    imported.flatMap(({ written }) =>
      Array.from(written.matchAll(LINKED), ([, path = '']) => unslashed(withLetters(path))),
    ),
  )
  const locales = [...new Set(imported.map(({ text }) => text.locale))]
  return [...library.groups.values()].flatMap((group) => {
    const paths = pathsOf(group, Object.values(table.byGroup.get(group.id) ?? {}))
    return locales.flatMap((locale): MovedAnchors[] => {
      const own = imported.findLast(({ text }) => text.confirms?.group === group.id && text.locale === locale)
      if (!own && !paths.some((path) => linked.has(path))) return []
      const anchors = movedOn(group, { locale, own, library })
      return anchors.size > 0 ? [{ file: `content/${group.id}/${locale}.md`, locale, paths, anchors }] : []
    })
  })
}

/** `/contact#map`, from its beginning: each slash of a long run would be tried as one. */
const LINKED = /(?<![^\s()"'<>])(\/[^\s()"'<>#]*)#/g

interface Page {
  readonly locale: string
  readonly own: Imported | undefined
  readonly library: Library
}

function movedOn(group: Group, { locale, own, library }: Page): ReadonlyMap<string, string> {
  const entries = translationsOf(group, library.data.settings)
  const source = own ? entries.find(({ file }) => file.path === own.text.original) : entries[0]
  const before = entries.find((entry) => entry.locale === locale)
  const body = own ? parseFrontMatter(own.written).body : before?.body
  if (!source || body === undefined) return new Map()
  const now = headingIds(body, locale, library)
  const isDivided = own?.text.known !== undefined && hasSameIds(own.text.segments, own.text.known)
  const former = before && isDivided ? pairsOf(headingIds(before.body, locale, library), now) : []
  const live = new Set([...now, ...idsOfSections(source)])
  return new Map(
    [...pairsOf(headingIds(source.body, source.locale, library), now), ...former].filter(([id]) => !live.has(id)),
  )
}

/** Ids of the headings, in their order. Those of HTML are not known. */
function headingIds(body: string, locale: string, { data: { facts, settings } }: Library): string[] {
  if (/<h\d/i.test(body)) return []
  const all = allFacts(facts, settings)
  const { text } = fillFacts(body, (name) => factText(all, name, locale))
  return headingsOfMdast(parseWithReference(text)).map(({ id }) => id)
}

/** Without the same number of headings, nobody knows which belong together. */
function pairsOf(from: readonly string[], to: readonly string[]): (readonly [string, string])[] {
  return from.length === to.length ? from.map((id, index) => [id, to[index] ?? id] as const) : []
}

function pathsOf({ id, collection, key }: Group, routes: readonly Route[]): string[] {
  const written = routes.map(({ path }) => unslashed(withoutLocale(withLetters(path)).rest))
  return [...new Set([...written, `/${id}`, ...(collection === 'pages' ? [`/${key}`] : [])])]
}
