import type { Locale } from '../../i18n/locales.ts'
import { didYouMean } from '../content/nearest.ts'
import { feedSourcesOf, type FeedSource } from '../definitions/collections/feed-sources.ts'
import type { Entry } from '../definitions/entry.ts'
import { FEEDS, feedPath, withoutLocale } from '../definitions/url.ts'
import { type Group, isHidden, isOriginal } from './groups.ts'
import type { Library } from './library.ts'

/** A feed that content links to, and a group of translations that is in it. */
export interface LinkedFeed {
  readonly path: string
  readonly locale: Locale
  readonly group: string
}

/** The feed at an address with a language, or without (`/rss.xml`) in that of the reader. None without entries. */
export function feedAt(address: string, reader: Locale, library: Library): LinkedFeed | undefined {
  if (!/\.(?:xml|json)$/.test(address)) return undefined
  const { locale: written, rest } = withoutLocale(address)
  const locale = written ?? reader
  const path = `/${locale}${rest}`
  const sources = feedSourcesOf([...library.collections.values()])
  const source = sources.find(({ folder }) => FEEDS.some((kind) => feedPath(locale, folder, kind) === path))
  const group = source && groupIn(source, locale, library)
  return group && { path, locale, group: group.id }
}

/** A group of which the feeds of a collection in a language show an entry. */
function groupIn({ name }: FeedSource, locale: Locale, { groups }: Library): Group | undefined {
  // Without a copy of all groups: each page may link to a feed, whose first group is often found at once.
  for (const group of groups.values()) if (group.collection === name && isListed(group.entries[locale])) return group
  return undefined
}

/** Names of feeds in other systems, and of feeds here, by their kind. */
const KINDS = { feed: 'rss', index: 'rss', rss: 'rss', atom: 'atom' } as const

/** The feed that an address with a slip, or one of another system, may mean: `/de/rss.xml` for `/de/feed.xlm` and `/de/posts/index.xml`. */
export function feedNear(address: string, reader: Locale, library: Library): string | undefined {
  const { locale: written, rest } = withoutLocale(address)
  const [, folder = '', name = '', ending = ''] = /^\/(.*\/)?(\w+)\.(x[ml]{1,2}|js[on]{1,2})$/.exec(rest) ?? []
  const near = didYouMean(name, Object.keys(KINDS))
  if (near === undefined) return undefined
  const locale = written ?? reader
  const kind = ending.startsWith('j') ? 'json' : KINDS[near as keyof typeof KINDS]
  const sources = feedSourcesOf([...library.collections.values()]).filter((one) => groupIn(one, locale, library))
  const paths = sources.map((source) => feedPath(locale, source.folder, kind))
  const wanted = feedPath(locale, folder, kind)
  const path = paths.includes(wanted) ? wanted : (didYouMean(wanted, paths) ?? paths[0])
  return written ? path : path?.slice(locale.length + 1)
}

/** Whether an address with its language is that of a feed. */
export function isFeed(address: string, library: Library): boolean {
  return (
    withoutLocale(address).locale !== null &&
    feedAt(address, library.data.settings.defaultLocale, library) !== undefined
  )
}

/** The rule by which feeds choose pages (`isListed` in feed.ts), told from the text alone: to resolve `canonical`, links must be known. */
function isListed(entry: Entry | undefined): boolean {
  return entry !== undefined && isOriginal(entry) && !isHidden(entry) && entry.data.canonical === undefined
}
