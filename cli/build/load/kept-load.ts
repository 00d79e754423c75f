import path from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import type { FeedEntry } from '../../../renderer/definitions/collections/collection-outputs.ts'
import type { Issue } from '../../../renderer/definitions/issue.ts'
import type { Page } from '../../../renderer/definitions/page.ts'
import { entryAt } from '../../../renderer/library/library.ts'
import type { Targets } from '../../../renderer/library/link-routes.ts'
import { feedSourcesOf } from '../../../renderer/definitions/collections/feed-sources.ts'
import { feedEntryOf, stateFeedEntry } from '../../../renderer/outputs/feeds/feed.ts'
import { outlineOf, pageOnDemand, type PageOutline } from '../../../renderer/pages/page-on-demand.ts'
import { checkedPage } from '../../../renderer/pages/pages.ts'
import type { GroupTitles } from '../../../renderer/pages/breadcrumb.ts'
import { sha256 } from '../../output/digest.ts'
import { readSerialized, writeSerialized } from '../../output/sealed.ts'
import { digestOf, stateDigest } from '../page-digests.ts'
import { readingOf, type SiteClock } from './clock-reading.ts'
import { changedEntries, keptTexts, type KeptText } from './kept-texts.ts'
import { pagesAgain } from './load-again.ts'
import type { KeptPages, Loaded, LoadInput } from '../../content/loaded.ts'

/**
 * The pages of the last run, for a process that has none in memory. If only bodies have changed since then, and no other page can tell
 * (as in `watch`), the pages of all other entries have the same digests, and are made only if something needs them.
 */
export interface KeptLoad {
  /** The pages and their issues; undefined if anything else may differ. */
  readonly pagesFor: (parsed: readonly ParsedEntry[], targets: Targets, titles: GroupTitles) => KeptPages | undefined
  /** Whether `pagesFor` has returned pages. */
  readonly isUsed: () => boolean
  /** Saves the pages for the next run. */
  readonly keep: (loaded: Loaded) => void
}

/** `version`: digests of the program and the theme, and the parser. */
export function keptLoad(cache: string, version: string, input: Omit<LoadInput, 'memory'>): KeptLoad {
  const file = path.join(cache, 'pages.bin')
  const key = keyOf(version, input)
  let isUsed = false
  return {
    pagesFor: (parsed, targets, titles) => {
      const stored = readSerialized(file, key) as Stored | undefined
      const pages = stored && pagesOf(stored, { parsed, input, targets, titles })
      isUsed = pages !== undefined
      return pages
    },
    isUsed: () => isUsed,
    keep: (loaded) => {
      if (isWhole(input)) writeSerialized(file, key, storedOf(loaded))
    },
  }
}

interface StoredPage {
  readonly path: string
  readonly digest: string
  readonly outline: PageOutline
  readonly feed: FeedEntry | null
}

interface Stored {
  readonly clock: SiteClock
  readonly reading: string
  readonly texts: readonly KeptText[]
  /** Serialized pages, which are not read if they cannot be used. */
  readonly pages: Uint8Array
  readonly issues: readonly Issue[]
  readonly withheld: readonly string[]
}

/** Whether nothing had to be left out. */
function isWhole({ data, sources }: Pick<LoadInput, 'data' | 'sources'>): boolean {
  return data.damaged.size === 0 && sources.issues.length === 0
}

/** Digest of everything that pages depend on, except the texts and the time. */
function keyOf(version: string, { data, sources, catalogues, clock }: Omit<LoadInput, 'memory'>): string {
  const files = [[...sources.assets], [...sources.statics]]
  return sha256(JSON.stringify([version, data, catalogues, files, clock.drafts]))
}

function storedOf({ input, parsed, targets, site, reading, issues }: Loaded): Stored {
  const { timeZone } = site.data.settings
  return {
    clock: { timeZone, endings: site.endings },
    reading,
    texts: keptTexts(input.sources.texts, parsed, targets),
    pages: serialize(storedPages(site)),
    issues,
    withheld: site.withheld,
  }
}

function storedPages({ collections, pages }: Loaded['site']): StoredPage[] {
  const sources = feedSourcesOf(collections)
  return pages.map((page) => ({
    path: page.route.path,
    digest: digestOf(page),
    outline: outlineOf(page),
    feed: feedEntryOf(page, sources),
  }))
}

interface Now {
  readonly parsed: readonly ParsedEntry[]
  readonly input: Omit<LoadInput, 'memory'>
  readonly targets: Targets
  readonly titles: GroupTitles
}

function pagesOf(stored: Stored, now: Now): KeptPages | undefined {
  const { parsed, input, targets, titles } = now
  if (!isWhole(input) || readingOf(stored.clock, input.clock.at) !== stored.reading) return undefined
  const changed = changedEntries(stored.texts, input.sources.texts, parsed, targets)
  const fresh = changed && pagesAgain(changed, targets, titles, stored.issues)
  if (!fresh) return undefined
  const kept = deserialize(stored.pages) as StoredPage[]
  const pages = kept.map((page) => fresh.get(page.path) ?? keptPage(page, targets, titles))
  const { issues, withheld } = stored
  return pages.every((page) => page !== undefined) ? { pages, issues, withheld } : undefined
}

/** A page of an unchanged text. */
function keptPage({ path: address, digest, outline, feed }: StoredPage, targets: Targets, titles: GroupTitles) {
  const route = targets.table.byPath.get(address)
  const entry = route && entryAt(route, targets.library)
  if (!entry) return undefined
  const page: Page = pageOnDemand(outline, () => checkedPage(route, entry, targets, titles))
  stateDigest(page, digest)
  if (feed) stateFeedEntry(page, feed)
  return page
}
