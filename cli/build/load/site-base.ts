import { localTimeAt } from '../../../i18n/clock.ts'
import type { ParsedEntry } from '../../../renderer/content/entry.ts'
import type { Known } from '../../../renderer/content/known.ts'
import { type Collections, collectionsOf } from '../../../renderer/definitions/collections/collections.ts'
import type { Entry } from '../../../renderer/definitions/entry.ts'
import { type Library, libraryOf } from '../../../renderer/library/library.ts'
import type { Targets } from '../../../renderer/library/link-routes.ts'
import type { Clock } from '../../../renderer/library/publication.ts'
import { routesOf } from '../../../renderer/library/routes.ts'
import { cardOf } from '../../../renderer/pages/cards-of.ts'
import { targetsOf } from '../../../renderer/pages/link-targets.ts'
import type { LoadInput } from '../../content/loaded.ts'
import { unreadEntries } from './parse-entries.ts'

/** The entries of a site, and the routes between them. */
export interface SiteBase {
  readonly input: LoadInput
  readonly entries: readonly Entry[]
  readonly clock: Clock
  readonly collections: Collections
  readonly library: Library
  readonly routes: ReturnType<typeof routesOf>
  readonly targets: Targets
}

/** Indexes the entries of a site, also those that could not be read, and finds their routes. */
export function baseOf(input: LoadInput, known: Known, parsed: readonly ParsedEntry[]): SiteBase {
  const { data, sources, theme, engine } = input
  const entries = [...parsed.flatMap(({ entry }) => entry ?? []), ...unreadEntries(sources, known)]
  const clock = { ...input.clock, today: localTimeAt(input.clock.at, data.settings.timeZone).slice(0, 10) }
  const collections = collectionsOf(theme.collections)
  const { assets, statics } = sources
  const library = libraryOf(entries, { data, collections, clock, assets, statics })
  const routes = routesOf(library)
  return { input, entries, clock, collections, library, routes, targets: targetsOf(library, routes.table, engine) }
}

/** Calls a function for the card of each entry, which makes it. */
export function eachCard(targets: Targets, call: (make: () => unknown) => unknown): void {
  for (const { entries } of targets.library.groups.values())
    for (const entry of Object.values(entries))
      if (entry && !entry.damage) call(() => cardOf(entry, { locale: entry.locale, targets }))
}
