import { matchAny, matcherOf, type BuildMeta, type Match } from './routes.ts'

/** The first look comes when the page has settled: Nuxt's `setTimeout(getAppManifest, 1000)`. */
const START_MS = 1000

/** The part of `window` that the watch needs. */
export interface Outside {
  readonly fetch: (url: string, options?: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>
  readonly setTimeout: (work: () => void, ms: number) => unknown
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>
}

export interface BuildWatch {
  /** The build id as far as it is known, for the query of payloads. */
  readonly version: () => string
  readonly match: Match
  readonly isOutdated: () => boolean
  /** Takes the document for outdated: `watch` knows before we do. */
  readonly expire: () => void
  readonly start: () => void
}

/**
 * Knows which build the open page belongs to, and notices when another one is online. Then the next navigation is a document
 * load, and the watch ends. `interval` 0: it looks once. Without `wantsRoutes` it leaves out the list of all paths, which is large
 * for a very slow line: then every path may be a page.
 */
export function createBuildWatch(
  window: Outside,
  now: () => number,
  interval: number,
  wantsRoutes: boolean,
): BuildWatch {
  const started = String(now())
  let id: string | undefined
  let match = matchAny
  let outdated = false

  const look = async (): Promise<void> => {
    const latest = await window.fetch(`/builds/latest.json?${now()}`)
    if (!latest.ok) return
    const online = ((await latest.json()) as { readonly id: string }).id
    outdated ||= id !== undefined && id !== online
    if (!outdated) await learn(online)
  }
  const learn = async (online: string): Promise<void> => {
    if (!wantsRoutes) {
      id = online
      return
    }
    // Read once; afterwards it is only asked whether the file is there. From the cache it would be even after a deploy that removed it.
    const method = id === undefined ? 'GET' : 'HEAD'
    const meta = await window.fetch(`/builds/meta/${online}.json`, { method, cache: 'no-cache' })
    // A vanished file is a new build as well: hosts answer 404, some of them 403.
    outdated ||= meta.status === 404 || meta.status === 403
    if (!meta.ok || id !== undefined) return
    match = matcherOf((await meta.json()) as BuildMeta)
    id = online
  }
  const turn = (): void => {
    // The one failure that is not told: without network there is nothing to learn, and the next turn will tell.
    const again = (): void => {
      if (!outdated && interval > 0) window.setTimeout(whenVisible, interval)
    }
    look().then(again, again)
  }
  const whenVisible = (): void => {
    const { document } = window
    if (document.visibilityState === 'visible') turn()
    else document.addEventListener('visibilitychange', whenVisible, { once: true })
  }
  return {
    version: () => id ?? started,
    match: (path) => match(path),
    isOutdated: () => outdated,
    expire: () => {
      outdated = true
    },
    start: () => void window.setTimeout(turn, START_MS),
  }
}
