import type { Locale } from '../../i18n/locales.ts'
import type { FeedLink } from '../definitions/collections/collection-outputs.ts'
import type { Page } from '../definitions/page.ts'
import { FEEDS, feedPath } from '../definitions/url.ts'
import type { Tag } from './head.ts'

/** Feeds of a language that all its pages link to. With 200 collections, these links would be most of a page. */
const MOST_ON_ALL = 6

/** Links to the feeds that all pages of a language have: all of them, or if they are many that of the first collection. */
export function commonFeedTags(locale: Locale, feeds: readonly FeedLink[]): Tag[] {
  return tagsOf(locale, feeds.length > MOST_ON_ALL ? feeds.filter(isMain) : feeds)
}

/** Links to the feeds that only this page has: those that list its entry, or whose entries it lists. */
export function ownFeedTags({ route: { path, locale }, view }: Page, feeds: readonly FeedLink[] = []): Tag[] {
  if (feeds.length <= MOST_ON_ALL) return []
  const collection = view.template === 'entry' ? view.collection : undefined
  const own = feeds.filter((feed) => !isMain(feed) && (feed.collection === collection || feed.home === path))
  return tagsOf(locale, own)
}

function isMain({ folder }: FeedLink): boolean {
  return folder === ''
}

const TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
} as const

function tagsOf(locale: Locale, feeds: readonly FeedLink[]): Tag[] {
  return feeds.flatMap(({ title, folder }) =>
    FEEDS.map((kind) => ({
      name: 'link',
      attributes: { rel: 'alternate', type: TYPES[kind], title, href: feedPath(locale, folder, kind) },
    })),
  )
}
