import { groupId, languageOf, withCopies } from '../../../renderer/library/groups.ts'
import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { entryAt, type Library } from '../../../renderer/library/library.ts'
import type { Targets } from '../../../renderer/library/link-routes.ts'
import { hasArchive } from '../../../renderer/library/archive.ts'
import { pageAgain } from '../../../renderer/pages/pages.ts'
import { targetsOf } from '../../../renderer/pages/link-targets.ts'
import type { GroupTitles } from '../../../renderer/pages/breadcrumb.ts'
import { readingOf } from './clock-reading.ts'
import type { Loaded, LoadedSite, LoadInput } from '../../content/loaded.ts'
import { isShownAndRight, seenOf } from './seen.ts'

/**
 * The site after changes of bodies only: recomputes only the pages of these entries. First compares everything else that depends on a body
 * (anchors, links, reading time, issues). Null if anything else could differ; then everything is loaded.
 */
export function loadAgain(last: Loaded, input: LoadInput, parsed: readonly ParsedEntry[]): Loaded | null {
  if (!isSameAround(last, input) || parsed.length !== last.parsed.length) return null
  const changes = changesOf(last.parsed, parsed)
  if (!changes) return null
  const { table, engine } = last.targets
  const library = withEntries(
    last.targets.library,
    changes.map(({ now }) => now),
  )
  const targets = targetsOf(library, table, engine)
  if (!changes.every((change) => looksTheSame(change, last.targets, targets))) return null
  const site = withPages(last, changes, targets)
  return site && { ...last, input, parsed, targets, site }
}

/** Whether the clock reading of a site is the same as when it was loaded. */
export function isSameReading({ site, reading }: Loaded, at: string): boolean {
  const { timeZone } = site.data.settings
  return readingOf({ timeZone, endings: site.endings }, at) === reading
}

interface Change {
  readonly before: Entry
  readonly now: Entry
}

/** Whether everything except texts is unchanged. */
function isSameAround(loaded: Loaded, input: LoadInput): boolean {
  const { input: last } = loaded
  return (
    isSameReading(loaded, input.clock.at) &&
    input.data === last.data &&
    input.theme === last.theme &&
    input.catalogues === last.catalogues &&
    input.sources.assets === last.sources.assets &&
    input.sources.issues.length === 0 &&
    input.clock.drafts === last.clock.drafts
  )
}

/** The entries that have changed, if there is nothing wrong with any of them and their front matter is the same. */
function changesOf(before: readonly ParsedEntry[], now: readonly ParsedEntry[]): Change[] | null {
  const changes: Change[] = []
  for (const [index, parsed] of now.entries()) {
    const earlier = before[index]
    if (earlier === parsed) continue
    if (!earlier?.entry || !parsed.entry || earlier.issues.length > 0 || parsed.issues.length > 0) return null
    if (!isBodyAlone(earlier.entry, parsed.entry)) return null
    changes.push({ before: earlier.entry, now: parsed.entry })
  }
  return changes
}

function isBodyAlone(before: Entry, now: Entry): boolean {
  return (
    before.file.path === now.file.path &&
    before.bodyLine === now.bodyLine &&
    !hasArchive(now) &&
    JSON.stringify(before.data) === JSON.stringify(now.data)
  )
}

function withEntries(library: Library, entries: readonly Entry[]): Library {
  const groups = new Map(library.groups)
  for (const entry of entries) {
    const id = groupId(entry)
    const group = groups.get(id)
    if (!group) continue
    const changed = { ...group, entries: { ...group.entries, [entry.locale]: entry } }
    groups.set(id, withCopies(changed, library.data.settings))
  }
  return { ...library, groups }
}

/** Whether an entry looks the same to other pages as before. */
function looksTheSame({ before, now }: Change, last: Targets, targets: Targets): boolean {
  return isShownAndRight(now, targets) && seenOf(before, last) === seenOf(now, targets)
}

function withPages({ site, titles, issues }: Loaded, changes: readonly Change[], targets: Targets): LoadedSite | null {
  const fresh = pagesAgain(
    changes.map(({ now }) => now),
    targets,
    titles,
    issues,
  )
  return fresh && { ...site, pages: site.pages.map((page) => fresh.get(page.route.path) ?? page) }
}

/**
 * The pages of entries without an archive whose bodies have changed, by path. Null if any of them has issues, whose line numbers may have
 * changed.
 */
export function pagesAgain(
  entries: readonly Entry[],
  targets: Targets,
  titles: GroupTitles,
  issues: readonly Issue[],
): Map<string, Page> | null {
  const { table, library } = targets
  const fresh = new Map<string, Page>()
  const hasIssues = new Set(issues.map(({ file }) => file))
  for (const changed of entries) {
    if (hasIssues.has(changed.file.path)) return null
    for (const route of Object.values(table.byGroup.get(groupId(changed)) ?? {})) {
      if (languageOf(route) !== changed.locale) continue
      const entry = entryAt(route, library)
      const page = entry && pageAgain(route, entry, targets, titles)
      if (!page) return null
      fresh.set(route.path, page)
    }
  }
  return fresh
}
