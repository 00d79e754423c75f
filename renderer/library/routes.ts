import type { Locale } from '../../i18n/locales.ts'
import { isPage } from '../definitions/collections/collections.ts'
import type { Entry } from '../definitions/entry.ts'
import type { Issue } from '../definitions/issue.ts'
import type { Route } from '../definitions/page.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { oldPathOf, withoutLocale } from '../definitions/url.ts'
import { groupOfPart, hasArchive, partRoutes, shelfName } from './archive.ts'
import { byReason, claim, type Claim, type Claims } from './claims.ts'
import { type Group, translationsOf } from './groups.ts'
import type { Library } from './library.ts'
import { checkPolicies, checkTranslations } from './policies.ts'
import { checkHomes, checkParents } from './route-checks.ts'
import { routeOf, type RouteTable } from './route-table.ts'

interface RoutesAndIssues {
  readonly table: RouteTable
  readonly issues: readonly Issue[]
}

/** All routes of the visible entries. If two entries have the same path, the issue names both files. */
export function routesOf(library: Library): RoutesAndIssues {
  const issues: Issue[] = []
  const claims: Claims = { owners: new Map(), issues }
  const table: Building = {
    routes: [],
    byPath: new Map(),
    byGroup: new Map(),
    groupByPath: new Map(),
    hiddenByPath: new Map(),
    shelves: new Map(),
    aliases: new Map(),
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

/** The path of an entry's folder: `/career` for a page, `/exhibitions/summer` for an entry of another collection. */
function folderPath(entry: Entry): string {
  return isPage(entry) ? `/${entry.key}` : `/${entry.collection}/${entry.key}`
}

/** A route table that is being filled. */
interface Building {
  readonly routes: Route[]
  readonly byPath: Map<string, Route>
  readonly byGroup: Map<string, Record<Locale, Route>>
  readonly groupByPath: Map<string, string>
  readonly hiddenByPath: Map<string, string>
  readonly shelves: Map<string, string>
  readonly aliases: Map<string, string>
}

function addGroup(table: Building, group: Group, { owners }: Claims, settings: Settings): void {
  const routes = Object.values(group.entries).map((entry) => routeOf(entry, settings))
  table.byGroup.set(group.id, Object.fromEntries(routes.map((route) => [route.locale, route])))
  for (const route of routes) {
    table.routes.push(route)
    // An entry that has lost its path to another one can still be linked by its folder.
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
      const path = oldPathOf(entry.locale, alias)
      if (claim(claims, { path, entry, reason: 'alias', at: ['aliases', index] }))
        aliases.set(path, routeOf(entry, settings).path)
    }
  }
}
