import type { MarkdownEngine } from '../markdown/markdown.ts'
import { checkCanonicals } from '../library/canonical.ts'
import type { Entry } from '../definitions/entry.ts'
import { keyOfIssue, type Issue } from '../definitions/issue.ts'
import { groupsAt, type Library } from '../library/library.ts'
import { translationsOf, type Group, languageOf } from '../library/groups.ts'
import type { Targets } from '../library/link-routes.ts'
import type { Route } from '../definitions/page.ts'
import { checkEntry, type References } from './pages.ts'
import { targetsOf } from './link-targets.ts'
import { isVisible, turningDays, type Clock } from '../library/publication.ts'
import { routesOf } from '../library/routes.ts'

/** Input for checking later days, in addition to today's library. */
interface Today {
  readonly library: Library
  readonly engine: MarkdownEngine
  /** Links found so far, by target. */
  readonly references: References
  /** Checks everything else that depends on the day: menu, footer, redirects, forms. */
  readonly others: (targets: Targets) => readonly Issue[]
}

/**
 * Checks hidden entries as if all were shown, so that the result does not depend on the day, and content that is valid today does not fail
 * tomorrow.
 */
export function checkHidden({ library, engine, references }: Today): Issue[] {
  const hidden = [...library.groups.values()].flatMap((group) => Object.values(group.hidden))
  if (hidden.length === 0) return []
  const all = { ...library, groups: groupsAt(library, () => true) }
  const targets = targetsOf(all, routesOf(all).table, engine)
  return checkEntries(hidden, targets, references)
}

/**
 * Issues that will arise when entries appear or disappear on a later day, so that scheduled builds do not fail unexpectedly. For each day,
 * checks only what can differ: entries that appear, and entries that link to changed ones.
 */
export function checkLater(today: Today, known: readonly Issue[]): Issue[] {
  const { library } = today
  const told = new Set(known.map(keyOfIssue))
  const found: Issue[] = []
  let before = library
  for (const day of turningDays(entriesOf(library), library.collections, library.clock)) {
    const clock = { ...library.clock, today: day, at: `${day}T12:00:00Z` }
    const after = { ...library, clock, groups: groupsAt(library, (entry) => isShown(entry, library, clock)) }
    for (const issue of issuesOn(before, after, today)) {
      const key = keyOfIssue(issue)
      if (!told.has(key)) found.push({ ...issue, message: `from ${day} on: ${issue.message}` })
      told.add(key)
    }
    before = after
  }
  return found
}

function issuesOn(before: Library, after: Library, { engine, references, others }: Today): readonly Issue[] {
  const changed = [...after.groups.values()].filter((group) => isOther(group, before.groups.get(group.id)))
  const routes = routesOf(after)
  const targets = targetsOf(after, routes.table, engine)
  const appeared = changed.flatMap((group) => Object.values(group.entries))
  const linking = changed.flatMap(({ id }) => Array.from(references.get(id) ?? []))
  const entries = new Set([...appeared, ...linking.filter((entry) => isShown(entry, after, after.clock))])
  return [
    ...routes.issues,
    ...checkCanonicals(targets),
    ...others(targets),
    ...checkEntries([...entries], targets, references),
  ]
}

function isShown(entry: Entry, { collections }: Library, clock: Clock): boolean {
  return isVisible(entry, collections.get(entry.collection), clock)
}

function isOther(group: Group, before: Group | undefined): boolean {
  return group !== before && languagesOf(group) !== languagesOf(before)
}

/** Identifies the languages of a group, and the languages of their texts. */
function languagesOf(group: Group | undefined): string {
  return Object.entries(group?.entries ?? {})
    .map(([locale, entry]) => locale + languageOf(entry))
    .join()
}

function entriesOf({ groups, data }: Library): Entry[] {
  return [...groups.values()].flatMap((group) => translationsOf(group, data.settings))
}

function checkEntries(entries: readonly Entry[], targets: Targets, references: References): Issue[] {
  return entries.flatMap((entry) => {
    const route = routeIn(entry, targets)
    return route ? checkEntry(route, entry, targets, references) : []
  })
}

function routeIn({ collection, key, locale }: Entry, { table }: Targets): Route | undefined {
  return table.byGroup.get(`${collection}/${key}`)?.[locale]
}
