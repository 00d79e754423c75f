import type { MarkdownEngine } from '../markdown/markdown.ts'
import { canonicalOf, isHidden, checkCanonicals, originalOf } from '../library/canonical.ts'
import { hasArchive, isThin } from '../library/archive.ts'
import { shownPart } from './archive-part.ts'
import type { CollectionModel, Damage, Entry } from '../definitions/collection.ts'
import { isPage } from '../definitions/collections.ts'
import { allFacts, factText, fillFacts, namesMoney } from '../content/facts.ts'
import { issueIn, type Issue, type Place, type Told } from '../definitions/issue.ts'
import { groupOf, type Library } from '../library/library.ts'
import { translationsOf, isOriginal, languageOf } from '../library/groups.ts'
import type { SiteData } from '../library/site-data.ts'
import type { Targets } from '../library/links.ts'
import type { Page, PageMeta, Route } from '../definitions/page.ts'
import { resolveData, type Scope } from './resolve.ts'
import type { RouteTable } from '../library/routes.ts'
import { placeInFrontMatter } from '../content/source-file.ts'
import { alternatesOf, breadcrumbOf, switcherItem, type GroupTitles } from './trail.ts'
import { bodyOf, viewOf } from './views.ts'

export interface PagesAndIssues {
  readonly pages: readonly Page[]
  readonly issues: readonly Issue[]
}

/** Entries by the groups that they link or refer to, and by the paths of files that they show or link. */
export type References = Map<string, Set<Entry>>

/** Creates the page of each route. Checks links, references, images and facts. */
export function pagesOf(
  library: Library,
  table: RouteTable,
  engine: MarkdownEngine,
  titles: GroupTitles,
  references: References = new Map(),
): PagesAndIssues {
  const issues: Issue[] = []
  const targets = targetsOf(library, table, engine)
  const pages = table.routes.flatMap((route) => {
    const entry = groupOf(route, library)?.entries[route.locale]
    if (!entry) return []
    const scope = scopeOf(route, entry, targets, engine, { issues, references })
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
  const scope = scopeOf(route, entry, targets, targets.engine, { issues, references: new Map() })
  const page = pageOf(route, entry, scope, titles)
  return issues.length === 0 ? page : null
}

/** All link targets. The anchors of a page are computed for the first link that needs them. */
export function targetsOf(library: Library, table: RouteTable, engine: MarkdownEngine): Targets {
  const known = new Map<Entry, ReadonlySet<string>>()
  const anchors = (route: Route): ReadonlySet<string> | null => {
    const entry = groupOf(route, library)?.entries[route.locale]
    if (!entry) return new Set()
    // Unknown, because the error in the file may concern the very id.
    if (entry.damage) return null
    const found = known.get(entry) ?? anchorsOf(entry, library.data, engine)
    known.set(entry, found)
    return found
  }
  return { library, table, engine, anchors }
}

function anchorsOf(entry: Entry, data: SiteData, engine: MarkdownEngine): ReadonlySet<string> {
  const shown = [...(isPage(entry) ? entry.data.sections : []), ...Object.values(entry.data.blocks)]
  const sections = shown.flatMap((section) => (typeof section['id'] === 'string' ? [section['id']] : []))
  // Fill in facts first, because they may be part of a heading and therefore of its id.
  const facts = allFacts(data.facts, data.settings)
  const { code } = engine.index(entry.body)
  const { text } = fillFacts(entry.body, (name) => factText(facts, name, languageOf(entry)), code)
  return new Set([...sections, ...engine.index(text).anchors])
}

/** Checks an entry without building its page. */
export function checkEntry(
  route: Route,
  entry: Entry,
  targets: Targets,
  engine: MarkdownEngine,
  references: References,
): Issue[] {
  const issues: Issue[] = []
  const scope = scopeOf(route, entry, targets, engine, { issues, references })
  if (entry.damage) checkRest(entry, entry.damage, scope)
  else pageOf(route, entry, scope, () => undefined)
  return issues
}

/** Checks links, references, pictures and facts in the valid fields of an entry with errors. */
function checkRest(entry: Entry, { rest }: Damage, scope: Scope): void {
  resolveData(rest, scope)
  bodyOf(entry, scope)
}

interface Found {
  readonly issues: Issue[]
  readonly references: References
}

function scopeOf(
  route: Route,
  entry: Entry,
  targets: Targets,
  engine: MarkdownEngine,
  { issues, references }: Found,
): Scope {
  const { path: file, text } = entry.file
  const scope: Scope = {
    locale: languageOf(entry),
    ...(!isOriginal(entry) && { reader: route.locale }),
    route,
    folder: file.slice(0, file.lastIndexOf('/')),
    targets,
    engine,
    file,
    place: (path) => placeInFrontMatter(text, path),
    report: (place, told) => issues.push(issueIn(entry.file.path, place, told)),
    meets: (group) => references.set(group, (references.get(group) ?? new Set()).add(entry)),
  }
  return hasArchive(entry) && !entry.damage ? { ...scope, part: shownPart(route, entry, scope) } : scope
}

function pageOf(route: Route, entry: Entry, scope: Scope, titles: GroupTitles): Page {
  const { settings } = scope.targets.library.data
  const { data } = entry
  const own = settings.collections[entry.collection]
  const section = (isPage(entry) ? entry.data.group : undefined) ?? own?.group ?? entry.collection
  const original = originalOf(entry, route, scope.targets)
  return {
    route,
    ...(original && { copyOf: original }),
    meta: metaOf(entry, scope),
    layout: data.layout ?? own?.layout ?? 'default',
    tone: (data.headerLight ?? settings.header.light) ? 'light' : 'dark',
    section,
    area: data.area ?? section,
    middleware: data.middleware,
    ...(!data.script && { scriptless: true as const }),
    alternates: alternatesOf(route, scope),
    switcher: settings.locales.map((locale) => switcherItem(locale, route, scope)),
    breadcrumb: breadcrumbOf(route, entry, section, scope, titles),
    showsPrice: namesMoney(JSON.stringify(data) + entry.body, scope.targets.library.data.facts),
    view: viewOf(entry, scope),
  }
}

function metaOf(entry: Entry, scope: Scope): PageMeta {
  const { image, noindex, updated, ...own } = resolveData(commonText(entry), scope)
  const { title, description } = scope.part?.texts ?? own
  const model: CollectionModel | undefined = scope.targets.library.collections.get(entry.collection)
  const published = model?.published?.(entry.data) ?? null
  return {
    title,
    description,
    type: model?.kind ?? 'website',
    image: image ?? null,
    noindex: noindex || (scope.route !== null && isThin(scope.route, entry, scope.targets.library)),
    canonical: canonicalOf(entry, scope.targets),
    published,
    updated: scope.part?.updated ?? updated ?? published,
    ...(entry.data.keywords.length > 0 && { keywords: entry.data.keywords }),
  }
}

function commonText(entry: Entry) {
  const { title, description, image, updated } = entry.data
  return {
    title,
    description,
    noindex: isHidden(entry),
    ...(image && { image }),
    ...(updated !== undefined && { updated }),
  }
}

/** The page title is the h1, so texts must start with h2; below the heading of a section, that of a page may start with h3. */
function checkHeadings(library: Library, engine: MarkdownEngine): Issue[] {
  return [...library.groups.values()].flatMap((group) =>
    translationsOf(group, library.data.settings).flatMap((entry) => headingIssues(entry, engine)),
  )
}

function headingIssues(entry: Entry, engine: MarkdownEngine): Issue[] {
  const { h1, deepStart } = engine.index(entry.body)
  const issue = (place: Place, told: Told): Issue =>
    issueIn(entry.file.path, { line: entry.bodyLine + place.line - 1, column: place.column }, told)
  const issues = h1 ? [issue(h1, SECOND_H1)] : []
  if (deepStart && deepStart.depth > (isPage(entry) ? 3 : 2)) issues.push(issue(deepStart, deepFirst(deepStart.depth)))
  return issues
}

const SECOND_H1: Told = {
  code: 'second-h1',
  message: 'a text must not have a heading of level 1, because that is the title of the page',
  expected: '`## Heading`',
}

function deepFirst(depth: number): Told {
  return {
    code: 'heading-jump',
    severity: 'warning',
    message: `the first heading of the text is of level ${depth}, and the title of the page of level 1`,
    expected: '`## Heading`, one level below the title',
  }
}
