import type { Locale } from '../../i18n/locales.ts'
import { feedSourcesOf } from '../definitions/collections/feed-sources.ts'
import type { Entry } from '../definitions/entry.ts'
import { FEEDS, feedPath, withoutLocale } from '../definitions/url.ts'
import { isHidden, isOriginal } from './groups.ts'
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
  const group = [...library.groups.values()].find(
    ({ collection, entries }) => collection === source?.name && isListed(entries[locale]),
  )
  return group && { path, locale, group: group.id }
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
