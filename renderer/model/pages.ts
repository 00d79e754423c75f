import { LOCALES, type Locale } from '../../i18n/locales.ts'
import type { MarkdownEngine } from '../markdown/markdown.ts'
import type { Collection, PostCard } from './cards.ts'
import { cardOf, minutesOf, term } from './cards-of.ts'
import { isOf, type Entry } from './entry.ts'
import { allFacts, factText, fillFacts } from './facts.ts'
import type { Markdown } from './fields.ts'
import { compare, type Issue } from './issue.ts'
import { listed, policyOf, translationsOf, type Library, type SiteData } from './library.ts'
import type { Targets } from './links.ts'
import type { Crumb, Page, PageMeta, Route, SwitcherItem, View } from './page.ts'
import { resolveData, resolveMarkdown, type Scope } from './resolve.ts'
import { parentGroupOf, parentIn, type RouteTable } from './routes.ts'
import { placeInFrontMatter } from './source-file.ts'

export interface PagesAndIssues {
  readonly pages: readonly Page[]
  readonly issues: readonly Issue[]
}

/** Where a page is said to belong in the menu, by language: `workplace` → Workplace, Puesto de trabajo. */
export type GroupTitles = (group: string, locale: Locale) => string | undefined

/** One complete value for each route. Links, references, images and facts are checked on the way. */
export function pagesOf(library: Library, table: RouteTable, engine: MarkdownEngine, titles: GroupTitles): PagesAndIssues {
  const issues: Issue[] = []
  const targets = targetsOf(library, table, engine)
  const pages = table.routes.flatMap((route) => {
    const entry = library.groups.get(route.group)?.entries[route.locale]
    return entry ? [pageOf(route, entry, scopeOf(route, entry, targets, engine, issues), titles)] : []
  })
  return { pages, issues: [...issues, ...checkHeadings(library, engine)] }
}

/** All that links can lead to. Anchors of a page are found when the first link asks for them. */
export function targetsOf(library: Library, table: RouteTable, engine: MarkdownEngine): Targets {
  const known = new Map<string, ReadonlySet<string>>()
  const anchors = (route: Route): ReadonlySet<string> => {
    const found = known.get(route.path) ?? anchorsOf(library.groups.get(route.group)?.entries[route.locale], library.data, engine)
    known.set(route.path, found)
    return found
  }
  return { library, table, anchors }
}

function anchorsOf(entry: Entry | undefined, data: SiteData, engine: MarkdownEngine): ReadonlySet<string> {
  if (!entry) return new Set()
  const sections = isOf(entry, 'pages') ? entry.data.sections.flatMap((section) => (typeof section['id'] === 'string' ? [section['id']] : [])) : []
  // Facts are filled in first: they may stand in a heading, and so in its id.
  const facts = allFacts(data.facts, data.settings)
  const { text } = fillFacts(entry.body, (name) => factText(facts, name, entry.locale))
  return new Set([...sections, ...engine.index(text).anchors])
}

function scopeOf(route: Route, entry: Entry, targets: Targets, engine: MarkdownEngine, issues: Issue[]): Scope {
  const { path: file, text } = entry.file
  return {
    locale: route.locale,
    route,
    folder: file.slice(0, file.lastIndexOf('/')),
    targets,
    engine,
    file,
    place: (path) => placeInFrontMatter(text, path),
    report: (issue) => issues.push(issue),
  }
}

function pageOf(route: Route, entry: Entry, scope: Scope, titles: GroupTitles): Page {
  const { settings } = scope.targets.library.data
  const { data } = entry
  const own = entry.collection === 'pages' ? undefined : settings.collections[entry.collection]
  const section = isOf(entry, 'pages') ? (entry.data.group ?? 'company') : (own?.group ?? entry.collection)
  return {
    route,
    meta: metaOf(entry, scope),
    layout: data.layout ?? own?.layout ?? 'default',
    tone: (data.headerLight ?? settings.header.light) ? 'dawn' : 'night',
    section,
    middleware: data.middleware,
    alternates: alternatesOf(route, scope),
    switcher: settings.locales.map((locale) => switcherItem(locale, route, scope)),
    breadcrumb: breadcrumbOf(route, entry, section, scope, titles),
    view: viewOf(entry, scope),
  }
}

function metaOf(entry: Entry, scope: Scope): PageMeta {
  const { title, description, image, noindex, updated } = resolveData(commonText(entry), scope)
  return {
    title,
    description,
    type: isOf(entry, 'posts') || isOf(entry, 'casestudies') ? 'article' : isOf(entry, 'authors') ? 'profile' : 'website',
    image: image ?? null,
    noindex,
    published: publishedOn(entry),
    updated: updated ?? publishedOn(entry),
  }
}

function commonText({ data }: Entry) {
  const { title, description, image, noindex, updated } = data
  return { title, description, noindex, ...(image && { image }), ...(updated !== undefined && { updated }) }
}

function publishedOn(entry: Entry): string | null {
  if (isOf(entry, 'posts') || isOf(entry, 'casestudies')) return entry.data.date
  return isOf(entry, 'jobs') ? entry.data.datePosted : null
}

function alternatesOf(route: Route, { targets }: Scope): Page['alternates'] {
  const translations = targets.table.byGroup.get(route.group) ?? {}
  return LOCALES.flatMap((locale) => {
    const translation = translations[locale]
    return translation ? [{ locale, path: translation.path }] : []
  })
}

function switcherItem(locale: Locale, route: Route, { targets }: Scope): SwitcherItem {
  if (locale === route.locale) return { locale, path: route.path, state: 'current' }
  const { library, table } = targets
  const translation = table.byGroup.get(route.group)?.[locale]
  if (translation) return { locale, path: translation.path, state: 'translation' }
  const group = library.groups.get(route.group)
  const parent = group && policyOf(group, locale, library.data.settings) !== 'none' ? parentIn(locale, group, library, table) : undefined
  return parent ? { locale, path: parent.path, state: 'fallback' } : { locale, path: null, state: 'missing' }
}

function breadcrumbOf(route: Route, entry: Entry, section: string, scope: Scope, titles: GroupTitles): Crumb[] {
  const { library, table } = scope.targets
  const above: Crumb[] = []
  const seen = new Set([route.group])
  for (let id = parentId(route.group, library, table); id !== undefined && !seen.has(id); id = parentId(id, library, table)) {
    seen.add(id)
    const parent = library.groups.get(id)?.entries[route.locale]
    const href = table.byGroup.get(id)?.[route.locale]?.path
    if (parent && href !== undefined) above.unshift({ label: labelOf(parent, scope), href })
  }
  const title = above.length < 2 ? titles(section, route.locale) : undefined
  const group = title === undefined ? [] : [{ label: title, href: null }]
  return entry.data.path === '/' ? [] : [...above, ...group, { label: labelOf(entry, scope), href: null }]
}

function parentId(id: string, library: Library, table: RouteTable): string | undefined {
  const group = library.groups.get(id)
  return group && parentGroupOf(group, library, table)
}

function labelOf(entry: Entry, scope: Scope): string {
  return resolveData(entry.data.label ?? entry.data.title, { ...scope, report: () => undefined })
}

function viewOf(entry: Entry, scope: Scope): View {
  const body = bodyOf(entry, scope)
  if (isOf(entry, 'posts')) return postView(entry, scope, body)
  if (isOf(entry, 'events')) return { template: 'event', event: resolveData(shown(entry), scope), card: cardOf(entry, scope) as Extract<View, { template: 'event' }>['card'], body }
  if (isOf(entry, 'casestudies')) return { template: 'casestudy', study: resolveData(shown(entry), scope), body, others: othersOf(entry, scope) as Extract<View, { template: 'casestudy' }>['others'] }
  if (isOf(entry, 'authors')) return { template: 'author', author: resolveData(shown(entry), scope), body, posts: postsBy(entry, scope) }
  if (isOf(entry, 'jobs')) return { template: 'job', job: resolveData(shown(entry), scope), body, others: othersOf(entry, scope) as Extract<View, { template: 'job' }>['others'] }
  if (!isOf(entry, 'pages')) throw new Error(`No view for the collection of ${entry.file.path}`)
  return { template: 'page', title: resolveData(entry.data.title, scope, ['title']), sections: resolveData(entry.data.sections, scope, ['sections']), body }
}

/** The front matter without the fields that the page itself carries. */
function shown<C extends Collection>({ data }: Entry<C>): Omit<Entry<C>['data'], 'parent' | 'image'> {
  const { parent: _parent, image: _image, ...rest } = data
  return rest
}

function bodyOf(entry: Entry, scope: Scope): Markdown | null {
  const source = entry.body.trim()
  if (source === '') return null
  const line = entry.bodyLine + entry.body.slice(0, entry.body.indexOf(source)).split('\n').length - 1
  return resolveMarkdown({ kind: 'markdown', inline: false, source }, scope, () => ({ line, column: 1, block: true }))
}

function postView(entry: Entry<'posts'>, scope: Scope, body: Markdown | null): View {
  const { taxonomy } = scope.targets.library.data
  return {
    template: 'post',
    post: resolveData(shown(entry), scope),
    topics: entry.data.topics.map((key) => term(taxonomy.topics, key, scope)),
    tags: entry.data.tags.map((key) => term(taxonomy.tags, key, scope)),
    minutes: minutesOf(entry, scope),
    body: body ?? { kind: 'markdown', inline: false, source: '', links: {}, images: {} },
    related: relatedTo(entry, scope),
  }
}

const RELATED = 3

/**
 * The next three posts in a ring of all posts, arranged by topic. So every post has related ones, mostly of its own topic, and
 * each is shown by three others at most: an edited card re-renders three neighbours and not a topic.
 */
function relatedTo(entry: Entry<'posts'>, scope: Scope): readonly PostCard[] {
  if (entry.data.related.length > 0) return resolveData(entry.data.related, scope, ['related'])
  const ring = ringOf(listed(scope.targets.library, 'posts', scope.locale))
  const at = ring.places.get(entry.key) ?? 0
  const next = Array.from({ length: Math.min(RELATED, ring.posts.length - 1) }, (_, step) => ring.posts[(at + 1 + step) % ring.posts.length])
  return next.flatMap((post) => (post ? [cardOf(post, scope) as PostCard] : []))
}

interface Ring {
  readonly posts: readonly Entry<'posts'>[]
  readonly places: ReadonlyMap<string, number>
}

/** Posts by topic, newest first within each, with the place of each by key. Lists are long-lived, so each is arranged once. */
function ringOf(list: readonly Entry<'posts'>[]): Ring {
  const known = rings.get(list)
  if (known) return known
  const posts = list.toSorted((a, b) => compare(a.data.topics[0] ?? '', b.data.topics[0] ?? ''))
  const ring = { posts, places: new Map(posts.map((post, index) => [post.key, index])) }
  rings.set(list, ring)
  return ring
}

const rings = new WeakMap<readonly Entry<'posts'>[], Ring>()

function othersOf(entry: Entry, scope: Scope): readonly unknown[] {
  const others = listed(scope.targets.library, entry.collection, scope.locale).filter((other) => other.key !== entry.key)
  return others.slice(0, RELATED).map((other) => cardOf(other, scope))
}

function postsBy(author: Entry<'authors'>, scope: Scope): readonly PostCard[] {
  const posts = listed(scope.targets.library, 'posts', scope.locale)
  return posts.filter((post) => post.data.authors.some(({ key }) => key === author.key)).map((post) => cardOf(post, scope) as PostCard)
}

/** The h1 is the page's title; a text starts with headings of the second level. */
function checkHeadings(library: Library, engine: MarkdownEngine): Issue[] {
  return [...library.groups.values()].flatMap((group) =>
    translationsOf(group, library.data.settings).flatMap((entry) => {
      const { h1 } = engine.index(entry.body)
      if (!h1) return []
      return [{ code: 'second-h1', severity: 'error' as const, file: entry.file.path, line: entry.bodyLine + h1.line - 1, column: h1.column, message: 'a text has no heading of level 1: that is the title of the page', expected: '`## Heading`' }]
    }),
  )
}
