import type { ClientData } from '../../definitions/client-data.ts'
import type { BuildWatch } from '../build-watch.ts'
import type { LoadMiddleware } from '../middleware.ts'
import { type Ending, follow } from './outcome.ts'
import { createPayloads } from './payloads.ts'
import { createPrefetch, type Prefetch } from './prefetch.ts'
import { createSheets } from './sheets.ts'
import { messagePage, partsOf, show } from './show.ts'
import { transition } from './transition.ts'

/** What only the next page needs. A script of its own, so that the first one starts sooner. */
export interface NextPage {
  /** The result of a navigation, and where it ends. Rejects if something could not be loaded. */
  readonly follow: (url: URL) => Promise<{ readonly ending: Ending; readonly url: URL }>
  readonly prefetch: Prefetch
  readonly messagePage: typeof messagePage
  readonly partsOf: typeof partsOf
  readonly show: typeof show
  readonly transition: typeof transition
}

interface Surroundings {
  readonly data: ClientData
  readonly builds: BuildWatch
  readonly loadModule: LoadMiddleware
}

export function createNextPage(window: Window, { data, builds, loadModule }: Surroundings): NextPage {
  const { document, location } = window
  const { shell } = document.documentElement.dataset
  const payloads = createPayloads(fetch, builds.version, createSheets(document, fetch))
  return {
    follow: (url) => follow(url, location.origin, { shell, data, builds, payloads, loadModule }),
    prefetch: createPrefetch(window, payloads, data.locale, builds.isOutdated),
    messagePage,
    partsOf,
    show,
    transition,
  }
}
