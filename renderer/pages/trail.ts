import type { Locale } from '../../i18n/locales.ts'
import { isIndexed } from '../library/canonical.ts'
import { groupsAround, isThin, addressOfPart } from '../library/archive.ts'
import type { Entry } from '../definitions/entry.ts'
import { groupOf, type Library } from '../library/library.ts'
import { policyOf, languageOf } from '../library/groups.ts'
import type { Crumb, Page, Route, SwitcherItem } from '../definitions/page.ts'
import { resolveData } from './resolve/resolve.ts'
import type { Scope } from './resolve/scope.ts'
import { parentGroupOf, parentIn } from '../library/parents.ts'
import type { RouteTable } from '../library/route-table.ts'

/** Name of the page's menu group by language: `visit` → Your visit, Su visita. */
export type GroupTitles = (group: string, locale: Locale) => string | undefined

/**
 * The hreflang set of a page: its indexable translations, itself included. A translation with `noindex` or `canonical` is in no set and has
 * none, because sets must be mutual.
 */
export function alternatesOf(route: Route, { targets }: Scope): Page['alternates'] {
  const { library, table } = targets
  const translations = table.byGroup.get(route.group) ?? {}
  const indexed = library.data.settings.locales.flatMap((locale) => {
    const entry = groupOf(route, library)?.entries[locale]
    const other = translations[locale]
    if (!other || !entry || !isIndexed(entry, targets) || isThin(other, entry, library)) return []
    return [{ locale, path: other.path }]
  })
  return indexed.some(({ locale }) => locale === route.locale) ? indexed : []
}

/** The target of a page's language switcher for a language. */
export function switcherItem(locale: Locale, route: Route, { targets }: Scope): SwitcherItem {
  if (locale === route.locale) return { locale, path: route.path, state: 'current' }
  const { library, table } = targets
  const translation = table.byGroup.get(route.group)?.[locale]
  if (translation?.copyOf !== undefined)
    return { locale, path: translation.path, state: 'copy', copyOf: translation.copyOf }
  if (translation) return { locale, path: translation.path, state: 'translation' }
  const near = groupsAround(route).flatMap((id) => table.byGroup.get(id)?.[locale] ?? [])[0]
  if (near) return { locale, path: near.path, state: 'fallback' }
  const group = groupOf(route, library)
  const parent =
    group && policyOf(group, locale, library.data.settings) !== 'none'
      ? parentIn(locale, group, library, table)
      : undefined
  return parent ? { locale, path: parent.path, state: 'fallback' } : { locale, path: null, state: 'missing' }
}

/**
 * The breadcrumb: the ancestors of a page, its menu group if no ancestor represents it, and the page itself. `groupTitle`: name of its menu
 * group.
 */
export function breadcrumbOf(route: Route, entry: Entry, scope: Scope, groupTitle: string | undefined): Crumb[] {
  const { library, table } = scope.targets
  const above: Crumb[] = []
  const own = `${entry.collection}/${entry.key}`
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
