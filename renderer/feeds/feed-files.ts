import type { Page } from '../model/page.ts'
import type { Settings } from '../model/settings.ts'
import type { TextFile } from '../model/collection.ts'
import { atom } from './atom.ts'
import { feedPath, feedsOf, type FeedSource } from './feed.ts'
import { rss } from './rss.ts'

/** `/de/rss.xml` and `/de/atom.xml` of each language that has entries for them: the newest ones with their summaries. */
export function feedFiles(pages: readonly Page[], source: FeedSource | undefined, settings: Settings): TextFile[] {
  return feedsOf(pages, source, settings).flatMap((feed) => [
    { path: feedPath(feed.locale, 'rss').slice(1), content: rss(feed) },
    { path: feedPath(feed.locale, 'atom').slice(1), content: atom(feed) },
  ])
}
