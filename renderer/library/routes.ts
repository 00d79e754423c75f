import type { Locale } from '../../i18n/locales.ts'
import { groupOfPart, hasArchive, partRoutes, shelfName } from './archive.ts'
import { nearestHint } from '../content/check.ts'
import { byReason, claim, type Claim, type Claims } from './claims.ts'
import { isPage } from '../definitions/collections.ts'
import type { Entry } from '../definitions/collection.ts'
import { locatorOf } from '../content/source-file.ts'
import { issueIn, type Issue, type SourceFile } from '../definitions/issue.ts'
import { placeInYaml } from '../content/yaml.ts'
import { checkPolicies, checkTranslations } from './policies.ts'
import type { Library } from './library.ts'
import { type Group, policyOf, translationsOf } from './groups.ts'
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

/** All routes of the visible entries. If two entries have the same path, the issue names both files. */
export function routesOf(library: Library): RoutesAndIssues {
  const issues: Issue[] = []
  const claims: Claims = { owners: new Map(), issues }
  const table = {
    routes: [] as Route[],
    byPath: new Map(),
    byGroup: new Map(),
    groupByPath: new Map<string, string>(),
    hiddenByPath: new Map<string, string>(),
    shelves: new Map<string, string>(),
    aliases: new Map<string, string>(),
  }
  for (const made of byReason(pageClaims(library))) claim(claims, made)
  for (const group of library.groups.values()) {
    issues.push(
      ...checkTranslations(group, library.data.settings),
      ...checkPolicies(group, library.collections.get(group.collection), library.data.settings),
    )
    addGroup(table, group, claims, library.data.settings)
  }
  // A page with a file takes precedence over a derived one.
  for (const group of library.groups.values()) addParts(table, group, library, claims)
  for (const group of library.groups.values()) {
    for (const entry of Object.values(group.hidden))
      table.hiddenByPath.set(withoutLocale(routeOf(entry, library.data.settings).path).rest, group.id)
    claimAliases(group, library.data.settings, table.aliases, claims)
    issues.push(...checkParents(group, table.groupByPath))
  }
  issues.push(...checkHomes(library, claims))
  return { table, issues }
}

/** The address of each visible entry. */
function pageClaims({ groups, data }: Library): Claim[] {
  const entries = [...groups.values()].flatMap((group) => Object.values(group.entries))
  return entries.map((entry) => {
    const { path } = routeOf(entry, data.settings)
    return entry.data.path === undefined
      ? { path, entry, reason: 'folder', at: [] }
      : { path, entry, reason: 'path', at: ['path'] }
  })
}

function routeOf(entry: Entry, settings: Settings): Route {
  const path = pathOf(entry.locale, localPathOf(entry, entry.locale, settings))
  return {
    path,
    locale: entry.locale,
    group: `${entry.collection}/${entry.key}`,
    collection: entry.collection,
    key: entry.key,
    ...(entry.copyOf !== undefined && { copyOf: entry.copyOf }),
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

function addGroup(table: Building, group: Group, { owners }: Claims, settings: Settings): void {
  const routes = Object.values(group.entries).map((entry) => routeOf(entry, settings))
  table.byGroup.set(group.id, Object.fromEntries(routes.map((route) => [route.locale, route])))
  for (const route of routes) {
    table.routes.push(route)
    // Whoever has lost its path to another entry can still be linked by its folder.
    if (owners.get(route.path)?.entry !== group.entries[route.locale]) continue
    table.byPath.set(route.path, route)
    table.groupByPath.set(withoutLocale(route.path).rest, group.id)
  }
  // Entries can also be linked by their folder, whatever their path is in each language.
  const [entry] = translationsOf(group, settings)
  const folder = entry && folderPath(entry)
  if (folder !== undefined && !table.groupByPath.has(folder)) table.groupByPath.set(folder, group.id)
}

/** The derived pages of an archive: of its list, and of each topic and tag. */
function addParts(table: Building, group: Group, library: Library, claims: Claims): void {
  for (const entry of Object.values(group.entries)) {
    if (!hasArchive(entry)) continue
    for (const route of partRoutes(entry, routeOf(entry, library.data.settings), library)) {
      if (claim(claims, { path: route.path, entry, reason: 'archive', at: ['archive'] }))
        addPart(table, route, group.id)
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

function claimAliases(group: Group, settings: Settings, aliases: Map<string, string>, claims: Claims): void {
  for (const entry of Object.values(group.entries)) {
    for (const [index, alias] of entry.data.aliases.entries()) {
      const path = pathOf(entry.locale, alias)
      if (claim(claims, { path, entry, reason: 'alias', at: ['aliases', index] }))
        aliases.set(path, routeOf(entry, settings).path)
    }
  }
}

/** A page at the root of one language must be at the root of all its languages, because error pages and the language selection link there. */
function checkHomes({ data, groups }: Library, { owners }: Claims): Issue[] {
  const { settings } = data
  const home = settings.locales.map((locale) => owners.get(pathOf(locale, '/'))?.entry).find(Boolean)
  const group = home && groups.get(`${home.collection}/${home.key}`)
  if (!group) return []
  return settings.locales.flatMap((locale) => {
    const entry = group.entries[locale]
    if (owners.has(pathOf(locale, '/'))) return []
    if (!entry) return policyOf(group, locale, settings) === undefined ? [] : withoutHome(home, locale, data.files.site)
    if (entry.damage) return []
    return issueIn(entry.file.path, locatorOf(entry.file)(['path']), {
      code: 'missing-home',
      message: `no page is at ${pathOf(locale, '/')}: this one is at ${routeOf(entry, settings).path}, in \`${home.locale}\` it is the home page`,
      expected: '`path: /`',
    })
  })
}

/** A language of which not even the home page is translated: other pages may stand in for all but this one. */
function withoutHome(home: Entry, locale: Locale, { path, text }: SourceFile): Issue {
  const folder = home.file.path.slice(0, home.file.path.lastIndexOf('/'))
  return issueIn(path, placeInYaml(text, ['locales']), {
    code: 'missing-home',
    message: `no page is at ${pathOf(locale, '/')}, to which error pages and the choice of languages lead`,
    expected: `${folder}/${locale}.md: the home page is the first to be translated`,
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
