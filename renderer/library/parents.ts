import type { Locale } from '../../i18n/locales.ts'
import { withEscapes } from '../definitions/decoded.ts'
import type { Library } from './library.ts'
import { type Group, translationsOf } from './groups.ts'
import type { Route } from '../definitions/page.ts'
import type { RouteTable } from './route-table.ts'

/**
 * The group of the parent page: from the front matter, the list page of the collection, the nearest existing path above, or else the home
 * page.
 */
export function parentGroupOf(group: Group, library: Library, table: RouteTable): string | undefined {
  const known = parents.get(table) ?? new Map<Group, string | undefined>()
  parents.set(table, known)
  if (!known.has(group)) known.set(group, findParent(group, library, table))
  return known.get(group)
}

/** Parents by groups, because each page asks for those of its breadcrumb and of its languages. */
const parents = new WeakMap<RouteTable, Map<Group, string | undefined>>()

function findParent(group: Group, library: Library, table: RouteTable): string | undefined {
  const { settings } = library.data
  const written = translationsOf(group, settings).find((entry) => entry.data.parent !== undefined)?.data.parent?.to
  const list = group.collection === 'pages' ? undefined : settings.collections[group.collection]?.list
  const wanted = [written, list].filter((path) => path !== undefined)
  const found = [...wanted, ...pathsAbove(group)].map((path) => table.groupByPath.get(withEscapes(path)))
  return found.find((id) => id !== undefined && id !== group.id)
}

function pathsAbove(group: Group): string[] {
  const segments = group.key.split('/')
  const above = segments.slice(0, -1).map((_, index) => `/${segments.slice(0, segments.length - 1 - index).join('/')}`)
  return [...above, '/']
}

/** The nearest ancestor that exists in a language. */
export function parentIn(locale: Locale, group: Group, library: Library, table: RouteTable): Route | undefined {
  const seen = new Set<string>()
  for (let id = parentGroupOf(group, library, table); id !== undefined && !seen.has(id);) {
    seen.add(id)
    const route = table.byGroup.get(id)?.[locale]
    if (route) return route
    const next = library.groups.get(id)
    id = next && parentGroupOf(next, library, table)
  }
  return undefined
}
