import type { CollectionModel } from '../definitions/collections/collection.ts'
import { isPage } from '../definitions/collections/collections.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Page, PageMeta, Route, View } from '../definitions/page.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { daysOf, latest } from './days.ts'
import { isThin } from '../library/archive.ts'
import { canonicalOf, originalOf } from '../library/canonical.ts'
import { isHidden } from '../library/groups.ts'
import { keywordsOf } from './keywords-of.ts'
import { resolveData } from './resolve/resolve.ts'
import type { Scope } from './resolve/scope.ts'
import { alternatesOf, switcherItem } from './alternates.ts'
import { breadcrumbOf, type GroupTitles } from './breadcrumb.ts'
import { viewOf } from './views.ts'

/** The complete page of an entry at a route. Problems are reported to the scope. */
export function pageOf(route: Route, entry: Entry, scope: Scope, titles: GroupTitles): Page {
  const { settings } = scope.targets.library.data
  const { data } = entry
  const own = settings.collections[entry.collection]
  const section = groupNameOf(entry, own)
  const original = originalOf(entry, route, scope.targets)
  const meta = metaOf(entry, scope)
  const { view, changed } = withDays(entry, scope)
  return {
    route,
    ...(original && { copyOf: original }),
    meta: { ...meta, updated: latest([meta.updated, changed]) },
    layout: data.layout ?? own?.layout ?? 'default',
    tone: (data.headerLight ?? settings.header.light) ? 'light' : 'dark',
    section,
    area: data.area ?? section,
    middleware: data.middleware,
    ...(!data.script && { scriptless: true as const }),
    alternates: alternatesOf(route, scope),
    switcher: settings.locales.map((locale) => switcherItem(locale, route, scope)),
    breadcrumb: breadcrumbOf(route, entry, scope, titles(section, route.locale)),
    view,
  }
}

/** Content of a page, and the last day on which something in its lists was published or changed. What shows a few as teasers is no list. */
function withDays(entry: Entry, scope: Scope): { readonly view: View; readonly changed: string | null } {
  if (!isPage(entry)) return { view: viewOf(entry, scope), changed: null }
  const days: (string | null)[] = []
  const lists = (entries: readonly Entry[]): unknown => days.push(latest(daysOf(entries, scope.targets.library)))
  return { view: viewOf(entry, { ...scope, lists }), changed: latest(days) }
}

/** The name of the menu group that an entry belongs to. */
function groupNameOf(entry: Entry, own: Settings['collections'][string] | undefined): string {
  return (isPage(entry) ? entry.data.group : undefined) ?? own?.group ?? entry.collection
}

function metaOf(entry: Entry, scope: Scope): PageMeta {
  const { image, noindex, updated, label, ...own } = resolveData(commonText(entry), scope)
  const { title, description } = scope.part?.texts ?? own
  const model: CollectionModel | undefined = scope.targets.library.collections.get(entry.collection)
  const published = model?.published?.(entry.data) ?? null
  const keywords = keywordsOf({ keywords: entry.data.keywords, label, title })
  return {
    title,
    description,
    type: model?.kind ?? 'website',
    image: image ?? null,
    noindex: noindex || (scope.route !== null && isThin(scope.route, entry, scope.targets.library)),
    canonical: canonicalOf(entry, scope.targets),
    published,
    updated: scope.part?.updated ?? updated ?? published,
    ...(keywords.length > 0 && { keywords }),
  }
}

function commonText(entry: Entry) {
  const { title, description, image, updated, label } = entry.data
  return {
    title,
    description,
    ...(label !== undefined && { label }),
    noindex: isHidden(entry),
    ...(image && { image }),
    ...(updated !== undefined && { updated }),
  }
}
