import type { Locale } from '../../i18n/locales.ts'
import type { Issue } from '../definitions/issue.ts'
import type { Route } from '../definitions/page.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { withEscapes } from '../definitions/decoded.ts'
import { oldPathOf, withoutLocale } from '../definitions/url.ts'
import { type Addresses, addressesOf } from './addresses.ts'
import { groupOfPart, hasArchive, partRoutes, shelfName } from './archive.ts'
import { byReason, claim, type Claims } from './claims.ts'
import type { Group } from './groups.ts'
import type { Library } from './library.ts'
import { checkHomes, checkParents } from './route-checks.ts'
import { routeOf, type RouteTable } from './route-table.ts'

interface RoutesAndIssues {
  readonly table: RouteTable
  readonly issues: readonly Issue[]
}

/** All routes of the visible entries. If two entries have the same path, the issue names both files. */
export function routesOf(library: Library): RoutesAndIssues {
  const { settings } = library.data
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
  const groups = Array.from(library.groups.values(), (group) => [group, addressesOf(group, settings)] as const)
  const own = groups.flatMap(([, { pages }]) => pages.map((page) => page.claim))
  for (const made of byReason(own)) claim(claims, made)
  for (const [group, addresses] of groups) addGroup(table, group, addresses, claims)
  // A page with a file takes precedence over a derived one.
  for (const group of library.groups.values()) addParts(table, group, library, claims)
  for (const group of library.groups.values()) {
    for (const entry of Object.values(group.hidden))
      table.hiddenByPath.set(withoutLocale(routeOf(entry, settings).path).rest, group.id)
    claimAliases(group, settings, table.aliases, claims)
    issues.push(...checkParents(group, table.groupByPath))
  }
  issues.push(...checkHomes(library, claims))
  return { table, issues }
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

function addGroup(table: Building, { id }: Group, { pages, byLocale, folder }: Addresses, { owners }: Claims): void {
  table.byGroup.set(id, byLocale)
  for (const { route, claim: own, rest } of pages) {
    table.routes.push(route)
    // An entry that has lost its path to another one can still be linked by its folder.
    if (owners.get(route.path)?.entry !== own.entry) continue
    table.byPath.set(route.path, route)
    table.groupByPath.set(rest, id)
  }
  // Entries can also be linked by their folder, whatever their path is in each language.
  if (folder !== undefined && !table.groupByPath.has(folder)) table.groupByPath.set(folder, id)
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
      if (claim(claims, { path: withEscapes(path), entry, reason: 'alias', at: ['aliases', index] }))
        aliases.set(path, routeOf(entry, settings).path)
    }
  }
}
