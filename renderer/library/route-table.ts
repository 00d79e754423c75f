import type { Locale } from '../../i18n/locales.ts'
import { isPage } from '../definitions/collections/collections.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Route } from '../definitions/page.ts'
import { withEscapes } from '../definitions/decoded.ts'
import { collectionPath } from '../definitions/settings/collection-path.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { pathOf } from '../definitions/url.ts'
import { bySettings } from './by-settings.ts'
import { groupId } from './groups.ts'

/**
 * All paths of the site. Links, language switcher, hreflang, sitemap, payload list and redirects use this table. Letters beyond ASCII are
 * escapes in them, as browsers report addresses.
 */
export interface RouteTable {
  readonly routes: readonly Route[]
  readonly byPath: ReadonlyMap<string, Route>
  /** Routes of a translation group by its id. */
  readonly byGroup: ReadonlyMap<string, Readonly<Record<Locale, Route>>>
  /** Group id by path without language prefix, in any of its languages. */
  readonly groupByPath: ReadonlyMap<string, string>
  /** The same for groups without visible entries. */
  readonly hiddenByPath: ReadonlyMap<string, string>
  /** Group id of the page that lists a topic or tag, by a key such as `topics/azure`. */
  readonly shelves: ReadonlyMap<string, string>
  /** Old path → current path, from the front matter's `aliases`. Old ones have letters, as hosts match them. */
  readonly aliases: ReadonlyMap<string, string>
}

/**
 * The route of an entry, by its path in the front matter or its folder. Cached, because the table of each day that is checked needs it
 * several times.
 */
export const routeOf = bySettings((entry: Entry, settings): Route => {
  const path = withEscapes(pathOf(entry.locale, localPathOf(entry, entry.locale, settings)))
  return {
    path,
    locale: entry.locale,
    group: groupId(entry),
    collection: entry.collection,
    key: entry.key,
    ...(entry.copyOf !== undefined && { copyOf: entry.copyOf }),
  }
})

/** The route of a visible entry. */
export function shownRoute(entry: Entry, { byGroup }: RouteTable): Route | undefined {
  return byGroup.get(groupId(entry))?.[entry.locale]
}

/** Path below the language prefix: from the front matter, or else the path of the collection and the key. */
function localPathOf(entry: Entry, locale: Locale, settings: Settings): string {
  if (entry.data.path !== undefined) return entry.data.path
  if (isPage(entry)) return `/${entry.key}`
  return `${collectionPath(entry.collection, locale, settings)}/${entry.key}`
}
