import { factText } from '../content/facts/facts.ts'
import { fillFacts } from '../content/facts/fill-facts.ts'
import { allFacts } from '../content/facts/site-facts.ts'
import { isPage } from '../definitions/collections/collections.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Route } from '../definitions/page.ts'
import { languageOf } from '../library/groups.ts'
import { entryAt, type Library } from '../library/library.ts'
import type { Targets } from '../library/link-routes.ts'
import type { RouteTable } from '../library/route-table.ts'
import type { SiteData } from '../library/site-data.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'

/** All link targets. The anchors of a page are computed for the first link that needs them. */
export function targetsOf(library: Library, table: RouteTable, engine: MarkdownEngine): Targets {
  const known = new Map<Entry, ReadonlySet<string>>()
  const anchors = (route: Route): ReadonlySet<string> | null => {
    const entry = entryAt(route, library)
    if (!entry) return new Set()
    // Unknown, because the error in the file may concern the very id.
    if (entry.damage) return null
    const found = known.get(entry) ?? anchorsOf(entry, library.data, engine)
    known.set(entry, found)
    return found
  }
  return { library, table, engine, anchors }
}

function anchorsOf(entry: Entry, data: SiteData, engine: MarkdownEngine): ReadonlySet<string> {
  // Fill in facts first, because they may be part of a heading and therefore of its id.
  const facts = allFacts(data.facts, data.settings)
  const { code } = engine.index(entry.body)
  const { text } = fillFacts(entry.body, (name) => factText(facts, name, languageOf(entry)), code)
  return new Set([...idsOfSections(entry), ...engine.index(text).anchors])
}

/** Ids that sections and blocks have in the front matter. */
export function idsOfSections(entry: Entry): string[] {
  const shown = [...(isPage(entry) ? entry.data.sections : []), ...Object.values(entry.data.blocks)]
  return shown.flatMap((section) => (typeof section['id'] === 'string' ? [section['id']] : []))
}
