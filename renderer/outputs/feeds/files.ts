import type { TextFile } from '../../definitions/collection-outputs.ts'
import type { Page } from '../../definitions/page.ts'
import type { Settings } from '../../definitions/settings/settings.ts'
import { FEEDS, feedPath } from '../../definitions/url.ts'
import { feedsOf, type FeedSource } from './feed.ts'
import { jsonFeed } from './json.ts'
import { atom, rss } from './xml.ts'

const WRITERS = { rss, atom, json: jsonFeed } as const

/** `/de/rss.xml`, `/de/atom.xml` and `/de/feed.json` of each language with entries: the newest ones with summaries. */
export function feedFiles(pages: readonly Page[], source: FeedSource | undefined, settings: Settings): TextFile[] {
  return feedsOf(pages, source, settings).flatMap((feed) =>
    FEEDS.map((kind) => ({ path: feedPath(feed.locale, kind).slice(1), content: WRITERS[kind](feed) })),
  )
}
