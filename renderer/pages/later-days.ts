import { checkCanonicals } from '../library/canonical.ts'
import type { Entry } from '../definitions/entry.ts'
import { keyOfIssue, type Issue } from '../definitions/issue.ts'
import { entriesOf, groupsAt, libraryAt, type Library } from '../library/library.ts'
import { type Group, languageOf } from '../library/groups.ts'
import type { Targets } from '../library/link-routes.ts'
import { checkEntry, type References } from './pages.ts'
import { targetsOf } from './link-targets.ts'
import { isVisible, turningDays, type Clock } from '../library/publication.ts'
import { routesOf } from '../library/routes.ts'
import { shownRoute } from '../library/route-table.ts'

/** Input for checking later days. */
interface Today {
  readonly targets: Targets
  /** Links found so far, by target. */
  readonly references: References
  /** Checks everything else that depends on the day: menu, footer, redirects, forms. `before`: as on the day before. */
  readonly others: (targets: Targets, before: Targets) => readonly Issue[]
}

/**
 * Checks hidden entries as if all were shown, so that the result does not depend on the day, and content that is valid today does not fail
 * tomorrow.
 */
export function checkHidden({ targets: { library, engine }, references }: Today): Issue[] {
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
  const { library } = today.targets
  const told = new Set(known.map(keyOfIssue))
  const found: Issue[] = []
  let before = today.targets
  for (const day of turningDays(entriesOf(library), library.collections, library.clock)) {
    const clock = { ...library.clock, today: day, at: `${day}T12:00:00Z` }
    const groups = groupsAt(before.library, (entry) => isShown(entry, library, clock))
    const changed = [...groups.values()].filter((group) => isOther(group, before.library.groups.get(group.id)))
    if (changed.length === 0) continue
    const { issues, targets } = dayLater(before, libraryAt(before.library, clock, groups), changed, today)
    for (const issue of issues) {
      const key = keyOfIssue(issue)
      if (!told.has(key)) found.push({ ...issue, message: `from ${day} on: ${issue.message}` })
      told.add(key)
    }
    before = targets
  }
  return found
}

/** The targets of a day on which groups are others than before, and what is wrong with them. */
function dayLater(before: Targets, library: Library, changed: readonly Group[], { references, others }: Today) {
  const routes = routesOf(library)
  const targets = targetsOf(library, routes.table, before.engine)
  const appeared = changed.flatMap((group) => Object.values(group.entries))
  const linking = changed.flatMap(({ id }) => Array.from(references.get(id) ?? []))
  const entries = new Set([...appeared, ...linking.filter((entry) => isShown(entry, library, library.clock))])
  const issues = [
    ...routes.issues,
    ...checkCanonicals(targets),
    ...others(targets, before),
    ...checkEntries([...entries], targets, references),
  ]
  return { targets, issues }
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

function checkEntries(entries: readonly Entry[], targets: Targets, references: References): Issue[] {
  return entries.flatMap((entry) => {
    const route = shownRoute(entry, targets.table)
    return route ? checkEntry(route, entry, targets, references) : []
  })
}
