import { placeInFrontMatter } from '../content/front-matter.ts'
import type { Damage, Entry } from '../definitions/entry.ts'
import { type Issue, issueIn, type Place, type IssueDetails } from '../definitions/issue.ts'
import type { Page, Route } from '../definitions/page.ts'
import { isPage } from '../definitions/collections/collections.ts'
import { hasArchive } from '../library/archive.ts'
import { checkCanonicals } from '../library/canonical.ts'
import { isOriginal, languageOf } from '../library/groups.ts'
import { entriesOf, entryAt, type Library } from '../library/library.ts'
import type { Targets } from '../library/link-routes.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import { shownPart } from './archive-part.ts'
import { pageOf } from './page-of.ts'
import { resolveData } from './resolve/resolve.ts'
import { folderOf, type Scope } from './resolve/scope.ts'
import type { GroupTitles } from './breadcrumb.ts'
import { bodyOf } from './views.ts'

export interface PagesAndIssues {
  readonly pages: readonly Page[]
  readonly issues: readonly Issue[]
}

/** Entries by the groups that they link or refer to, and by the paths of files that they show or link. */
export type References = Map<string, Set<Entry>>

/** Creates the page of each route. Checks links, references, images and facts. */
export function pagesOf(targets: Targets, titles: GroupTitles, references: References = new Map()): PagesAndIssues {
  const { library, table, engine } = targets
  const issues: Issue[] = []
  const pages = table.routes.flatMap((route) => {
    const entry = entryAt(route, library)
    if (!entry) return []
    const scope = scopeOf(route, entry, targets, { issues, references })
    if (entry.damage) {
      if (!route.part && isOriginal(entry)) checkRest(entry, entry.damage, scope)
      return []
    }
    const page = pageOf(route, entry, scope, titles)
    return table.byPath.get(route.path) === route ? [page] : []
  })
  return { pages, issues: [...issues, ...checkCanonicals(targets), ...checkHeadings(library, engine)] }
}

/** Recomputes the page of one route after a change that affects no other page; null if there are issues. */
export function pageAgain(route: Route, entry: Entry, targets: Targets, titles: GroupTitles): Page | null {
  const issues: Issue[] = []
  const page = pageOf(route, entry, scopeOf(route, entry, targets, { issues, references: new Map() }), titles)
  return issues.length === 0 ? page : null
}

/** The page of one route that has been checked before. */
export function checkedPage(route: Route, entry: Entry, targets: Targets, titles: GroupTitles): Page {
  return pageOf(route, entry, scopeOf(route, entry, targets, { issues: [], references: new Map() }), titles)
}

/** Checks an entry without building its page. */
export function checkEntry(route: Route, entry: Entry, targets: Targets, references: References): Issue[] {
  const issues: Issue[] = []
  const scope = scopeOf(route, entry, targets, { issues, references })
  if (entry.damage) checkRest(entry, entry.damage, scope)
  else pageOf(route, entry, scope, () => undefined)
  return issues
}

/** Checks links, references, pictures and facts in the valid fields of an entry with errors. */
function checkRest(entry: Entry, { rest }: Damage, scope: Scope): void {
  resolveData(rest, scope)
  bodyOf(entry, scope)
}

/** What is found while the pages of entries are made. */
interface Found {
  readonly issues: Issue[]
  readonly references: References
}

function scopeOf(route: Route, entry: Entry, targets: Targets, { issues, references }: Found): Scope {
  const { path: file, text } = entry.file
  const scope: Scope = {
    locale: languageOf(entry),
    ...(!isOriginal(entry) && { reader: route.locale }),
    route,
    folder: folderOf(entry.file),
    targets,
    engine: targets.engine,
    file,
    place: (path) => placeInFrontMatter(text, path),
    report: (place, details) => issues.push(issueIn(entry.file.path, place, details)),
    meets: (group) => references.set(group, (references.get(group) ?? new Set()).add(entry)),
  }
  return hasArchive(entry) && !entry.damage ? { ...scope, part: shownPart(route, entry, scope) } : scope
}

/** The page title is the h1, so texts must start with h2; below the heading of a section, that of a page may start with h3. */
function checkHeadings(library: Library, engine: MarkdownEngine): Issue[] {
  return entriesOf(library).flatMap((entry) => headingIssues(entry, engine))
}

function headingIssues(entry: Entry, engine: MarkdownEngine): Issue[] {
  const { h1, deepStart } = engine.index(entry.body)
  const issue = (place: Place, details: IssueDetails): Issue =>
    issueIn(entry.file.path, { line: entry.bodyLine + place.line - 1, column: place.column }, details)
  const issues = h1 ? [issue(h1, SECOND_H1)] : []
  if (deepStart && deepStart.depth > (isPage(entry) ? 3 : 2)) issues.push(issue(deepStart, deepFirst(deepStart.depth)))
  return issues
}

const SECOND_H1: IssueDetails = {
  code: 'second-h1',
  message: 'a text must not have a heading of level 1, because that is the title of the page',
  expected: '`## Heading`',
}

function deepFirst(depth: number): IssueDetails {
  return {
    code: 'heading-jump',
    severity: 'warning',
    message: `the first heading of the text is of level ${depth}, and the title of the page of level 1`,
    expected: '`## Heading`, one level below the title',
  }
}
