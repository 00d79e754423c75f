import type { Locale } from '../../i18n/locales.ts'
import { groupOfPart, hasArchive, partRoutes, shelfName } from './archive.ts'
import { nearestHint } from '../content/check.ts'
import { isPage } from '../definitions/collections.ts'
import type { Entry } from '../definitions/collection.ts'
import { locatorOf } from '../content/source-file.ts'
import { issueIn, type Issue } from '../definitions/issue.ts'
import { checkPolicies, checkTranslations } from './policies.ts'
import { type Group, type Library, translationsOf } from './library.ts'
import type { Route } from '../definitions/page.ts'
import { pathOf, withoutLocale } from '../definitions/url.ts'
import type { Settings } from '../definitions/settings.ts'

/** All paths of the site. Links, language switcher, hreflang, sitemap, payload list and redirects use this table. */
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
  /** Old path → current path, from the front matter's `aliases`. */
  readonly aliases: ReadonlyMap<string, string>
}

export interface RoutesAndIssues {
  readonly table: RouteTable
  readonly issues: readonly Issue[]
}

/** All routes of the visible entries. If two entries have the same path, the issue names both. */
export function routesOf(library: Library): RoutesAndIssues {
  const issues: Issue[] = []
  const owners = new Map<string, Entry>()
  const table = {
    routes: [] as Route[],
    byPath: new Map(),
    byGroup: new Map(),
    groupByPath: new Map<string, string>(),
    hiddenByPath: new Map<string, string>(),
    shelves: new Map<string, string>(),
    aliases: new Map<string, string>(),
  }
  for (const group of library.groups.values()) {
    issues.push(
      ...checkTranslations(group, library.data.settings),
      ...checkPolicies(group, library.collections.get(group.collection), library.data.settings),
    )
    const routes = Object.values(group.entries).map((entry) => {
      const route = routeOf(entry, library.data.settings)
      claim(route, entry, owners, issues, entry.data.path === undefined ? [] : ['path'])
      return route
    })
    addGroup(table, group, routes, library.data.settings)
  }
  // A page with a file takes precedence over a derived one.
  for (const group of library.groups.values()) addParts(table, group, library, owners, issues)
  for (const group of library.groups.values()) {
    for (const entry of Object.values(group.hidden))
      table.hiddenByPath.set(withoutLocale(routeOf(entry, library.data.settings).path).rest, group.id)
    claimAliases(group, library.data.settings, table.aliases, owners, issues)
    issues.push(...checkParents(group, table.groupByPath))
  }
  issues.push(...checkHomes(library, owners))
  return { table, issues }
}

/** Whether the path of a route is free; `at` is the field that requests it. */
function claim(
  route: Route,
  entry: Entry,
  owners: Map<string, Entry>,
  issues: Issue[],
  at: readonly string[],
): boolean {
  const owner = owners.get(route.path)
  if (owner) issues.push(duplicate(route.path, entry, owner, at))
  else owners.set(route.path, entry)
  return !owner
}

function routeOf(entry: Entry, settings: Settings): Route {
  const path = pathOf(entry.locale, localPathOf(entry, entry.locale, settings))
  return {
    path,
    locale: entry.locale,
    group: `${entry.collection}/${entry.key}`,
    collection: entry.collection,
    key: entry.key,
  }
}

/** Path below the language prefix: from the front matter, or else the path of the collection and the key. */
function localPathOf(entry: Entry, locale: Locale, settings: Settings): string {
  if (entry.data.path !== undefined) return entry.data.path
  if (isPage(entry)) return `/${entry.key}`
  const { path = `/${entry.collection}` } = settings.collections[entry.collection] ?? {}
  const base = typeof path === 'string' ? path : (path[locale] ?? `/${entry.collection}`)
  return `${base}/${entry.key}`
}

/** The path of an entry's folder: `/career` for a page, `/exhibitions/summer` for an entry of another collection. */
function folderPath(entry: Entry): string {
  return isPage(entry) ? `/${entry.key}` : `/${entry.collection}/${entry.key}`
}

interface Building {
  readonly routes: Route[]
  readonly byPath: Map<string, Route>
  readonly byGroup: Map<string, Record<Locale, Route>>
  readonly groupByPath: Map<string, string>
  readonly shelves: Map<string, string>
}

function addGroup(table: Building, group: Group, routes: readonly Route[], settings: Settings): void {
  table.byGroup.set(group.id, Object.fromEntries(routes.map((route) => [route.locale, route])))
  for (const route of routes) {
    table.routes.push(route)
    // If two entries have the same path, the first one gets it; the other can still be linked by its folder.
    if (table.byPath.has(route.path)) continue
    table.byPath.set(route.path, route)
    table.groupByPath.set(withoutLocale(route.path).rest, group.id)
  }
  // Entries can also be linked by their folder, whatever their path is in each language.
  const [entry] = translationsOf(group, settings)
  const folder = entry && folderPath(entry)
  if (folder !== undefined && !table.groupByPath.has(folder)) table.groupByPath.set(folder, group.id)
}

/** The derived pages of an archive: of its list, and of each topic and tag. */
function addParts(table: Building, group: Group, library: Library, owners: Map<string, Entry>, issues: Issue[]): void {
  for (const entry of Object.values(group.entries)) {
    if (!hasArchive(entry)) continue
    for (const route of partRoutes(entry, routeOf(entry, library.data.settings), library)) {
      if (claim(route, entry, owners, issues, ['archive'])) addPart(table, route, group.id)
    }
  }
}

function addPart(table: Building, route: Route, whole: string): void {
  table.routes.push(route)
  table.byPath.set(route.path, route)
  table.byGroup.set(route.group, { ...table.byGroup.get(route.group), [route.locale]: route })
  table.groupByPath.set(withoutLocale(route.path).rest, route.group)
  const term = route.part?.term
  if (!term) return
  const name = shelfName(term.kind, term.key)
  // With two archives, terms link to the first.
  if (!table.shelves.has(name)) table.shelves.set(name, groupOfPart(whole, { term, page: 1 }))
}

function claimAliases(
  group: Group,
  settings: Settings,
  aliases: Map<string, string>,
  owners: Map<string, Entry>,
  issues: Issue[],
): void {
  for (const entry of Object.values(group.entries)) {
    for (const [index, alias] of entry.data.aliases.entries()) {
      const path = pathOf(entry.locale, alias)
      const owner = owners.get(path)
      if (owner) issues.push(duplicate(path, entry, owner, ['aliases', index]))
      else {
        owners.set(path, entry)
        aliases.set(path, routeOf(entry, settings).path)
      }
    }
  }
}

function duplicate(path: string, entry: Entry, owner: Entry, at: readonly (string | number)[]): Issue {
  return issueIn(entry.file.path, locatorOf(entry.file)(at), {
    code: 'duplicate-url',
    message: `${path} is the path of both ${entry.file.path} and ${owner.file.path}`,
    expected: 'one file for each path',
    hint: 'rename one of the folders, or change `path` or `aliases`',
  })
}

/** A page at the root of one language must be at the root of all its languages, because error pages and the language selection link there. */
function checkHomes({ data, groups }: Library, owners: ReadonlyMap<string, Entry>): Issue[] {
  const { settings } = data
  const home = settings.locales.map((locale) => owners.get(pathOf(locale, '/'))).find((entry) => entry !== undefined)
  const group = home && groups.get(`${home.collection}/${home.key}`)
  if (!group) return []
  return settings.locales.flatMap((locale) => {
    const entry = group.entries[locale]
    if (!entry || entry.damage || owners.has(pathOf(locale, '/'))) return []
    return issueIn(entry.file.path, locatorOf(entry.file)(['path']), {
      code: 'missing-home',
      message: `no page is at ${pathOf(locale, '/')}: this one is at ${routeOf(entry, settings).path}, in \`${home.locale}\` it is the home page`,
      expected: '`path: /`',
    })
  })
}

/** `parent` must be the path of a page in any language. */
function checkParents(group: Group, groupByPath: ReadonlyMap<string, string>): Issue[] {
  return Object.values(group.entries).flatMap((entry) => {
    const path = entry.data.parent?.to
    if (path === undefined || groupByPath.has(path)) return []
    return [
      issueIn(entry.file.path, locatorOf(entry.file)(['parent']), {
        code: 'dead-link',
        message: `no page at ${path}, which should be the parent page`,
        expected: 'the path of a page, without a language',
        hint: nearestHint(path, [...groupByPath.keys()]),
      }),
    ]
  })
}
