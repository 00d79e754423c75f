import type { TextFile } from '../../definitions/collections/collection-outputs.ts'
import type { Page } from '../../definitions/page.ts'
import type { Settings } from '../../definitions/settings/settings.ts'
import { FEEDS, feedPath } from '../../definitions/url.ts'
import type { FeedSource } from '../../definitions/collections/feed-sources.ts'
import { feedsOf } from './feed.ts'
import { jsonFeed } from './json.ts'
import { atom, rss } from './xml.ts'

const WRITERS = { rss, atom, json: jsonFeed } as const

/**
 * `/de/rss.xml`, `/de/atom.xml` and `/de/feed.json` of each language with entries, and for further collections `/de/notes/rss.xml`: the
 * newest entries with summaries.
 */
export function feedFiles(pages: readonly Page[], sources: readonly FeedSource[], settings: Settings): TextFile[] {
  return feedsOf(pages, sources, settings).flatMap((feed) =>
    FEEDS.map((kind) => ({ path: feedPath(feed.locale, feed.folder, kind).slice(1), content: WRITERS[kind](feed) })),
  )
}
