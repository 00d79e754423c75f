import type { Locale } from '../../i18n/locales.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Crumb, Route } from '../definitions/page.ts'
import { addressOfPart } from '../library/archive.ts'
import { groupId, languageOf } from '../library/groups.ts'
import type { Library } from '../library/library.ts'
import { parentGroupOf } from '../library/parents.ts'
import type { RouteTable } from '../library/route-table.ts'
import { resolveData } from './resolve/resolve.ts'
import type { Scope } from './resolve/scope.ts'

/** Name of the page's menu group by language: `visit` → Your visit, Su visita. */
export type GroupTitles = (group: string, locale: Locale) => string | undefined

/**
 * The breadcrumb: the ancestors of a page, its menu group if no ancestor represents it, and the page itself. `groupTitle`: name of its menu
 * group.
 */
export function breadcrumbOf(route: Route, entry: Entry, scope: Scope, groupTitle: string | undefined): Crumb[] {
  const { library, table } = scope.targets
  const above: Crumb[] = []
  const own = groupId(entry)
  const seen = new Set([own])
  for (let id = parentId(own, library, table); id !== undefined && !seen.has(id); id = parentId(id, library, table)) {
    seen.add(id)
    const parent = library.groups.get(id)?.entries[route.locale]
    const href = table.byGroup.get(id)?.[route.locale]?.path
    if (parent && href !== undefined)
      above.unshift({ label: labelOf(parent, scope), href, ...langOf(languageOf(parent), scope) })
  }
  const title = above.length < 2 ? groupTitle : undefined
  const group = title === undefined ? [] : [{ label: title, href: null, ...langOf(route.locale, scope) }]
  if (entry.data.path === '/') return []
  return [...above, ...group, ...endOf(route, labelOf(entry, scope), scope)]
}

/** The page itself; for a part of an archive also the parts that contain it. */
function endOf({ path, part }: Route, label: string, { part: shown }: Scope): Crumb[] {
  if (!part || !shown) return [{ label, href: null }]
  const home = { label, href: shown.home }
  const { term } = shown
  const last = part.page > 1 ? [{ label: shown.texts?.label ?? '', href: null }] : []
  if (!term) return [home, ...last]
  const first = shown.home + addressOfPart({ term, page: 1 })
  return [home, { label: term.name, href: first === path ? null : first }, ...last]
}

function parentId(id: string, library: Library, table: RouteTable): string | undefined {
  const group = library.groups.get(id)
  return group && parentGroupOf(group, library, table)
}

/** The language of a label that is in another than the text around it. */
function langOf(lang: Locale, { locale }: Scope): Pick<Crumb, 'lang'> {
  return lang === locale ? {} : { lang }
}

function labelOf(entry: Entry, scope: Scope): string {
  const own = { ...scope, locale: languageOf(entry), report: () => undefined }
  return resolveData(entry.data.label ?? entry.data.title, own)
}
