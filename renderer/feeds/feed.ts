import type { Locale } from '../../i18n/locales.ts'
import type { Page, ViewOf } from '../model/page.ts'
import type { Settings } from '../model/settings.ts'
import { absoluteUrl, pathOf } from '../model/url.ts'

/** Posts in a feed: what a reader that asks once a month has missed. */
const MOST = 20

export interface Item {
  readonly url: string
  readonly title: string
  readonly summary: string
  readonly authors: readonly string[]
  readonly categories: readonly string[]
  /** Days, `2026-11-04`. */
  readonly published: string
  readonly updated: string
}

export interface Feed {
  readonly locale: Locale
  readonly title: string
  readonly description: string
  /** The page that lists the posts, else the home page. */
  readonly home: string
  /** Newest first; at least one. */
  readonly items: readonly Item[]
  readonly settings: Settings
}

/** The languages that have posts. It looks at no post, so pages may have faults still. */
export function feedLocales(pages: readonly Page[]): Locale[] {
  return [...new Set(pages.flatMap((page) => (isListed(page) ? [page.route.locale] : [])))]
}

/** The feed of each language that has posts. */
export function feedsOf(pages: readonly Page[], settings: Settings): Feed[] {
  return feedLocales(pages).map((locale) => feedOf(locale, pages, settings))
}

/** Address of a feed, from the root of the site. */
export function feedPath(locale: Locale, kind: 'rss' | 'atom'): string {
  return `/${locale}/${kind}.xml`
}

type PostPage = Page & { readonly view: ViewOf<'post'> }

/** A variant or a page that is not to be found is no news. */
function isListed(page: Page): page is PostPage {
  return page.view.template === 'post' && !page.meta.noindex && page.meta.canonical === null
}

function feedOf(locale: Locale, pages: readonly Page[], settings: Settings): Feed {
  const own = pages.filter(({ route }) => route.locale === locale)
  const list = pathOf(locale, settings.collections.posts?.list ?? '/')
  const home = own.find(({ route }) => route.path === list)
  const posts = own.filter(isListed).toSorted((a, b) => (dayOf(b) + b.route.path < dayOf(a) + a.route.path ? -1 : 1))
  return {
    locale,
    title: home?.meta.title ? `${home.meta.title} | ${settings.brand}` : settings.brand,
    description: home?.meta.description ?? settings.brand,
    home: absoluteUrl(settings.baseUrl, home?.route.path ?? pathOf(locale, '/')),
    items: posts.slice(0, MOST).map((page) => itemOf(page, settings)),
    settings,
  }
}

function dayOf({ view }: PostPage): string {
  return view.post.date
}

function itemOf({ view, meta, route }: PostPage, { baseUrl }: Settings): Item {
  return {
    url: absoluteUrl(baseUrl, route.path),
    title: view.post.title,
    summary: meta.description,
    authors: view.post.authors.map(({ title }) => title),
    categories: [...view.topics, ...view.tags].map(({ name }) => name),
    published: view.post.date,
    updated: meta.updated ?? view.post.date,
  }
}
