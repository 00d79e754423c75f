import { matchAny, matcherOf, type BuildMeta, type Match } from './navigation/routes.ts'

/** The first check runs once the page has settled, like Nuxt's `setTimeout(getAppManifest, 1000)`. */
const START_MS = 1000

/** The part of `window` that the watch needs. */
interface Outside {
  readonly fetch: (url: string, options?: RequestInit) => Promise<Pick<Response, 'ok' | 'status' | 'json'>>
  readonly setTimeout: (work: () => void, ms: number) => unknown
  readonly document: Pick<Document, 'addEventListener' | 'hidden'>
}

export interface BuildWatch {
  /** The build id, if known, for the query of payload requests. */
  readonly version: () => string | number
  readonly match: Match
  readonly isOutdated: () => boolean
  /** Marks the document as outdated. Called in `watch`, which knows first. */
  readonly expire: () => void
  readonly start: () => void
}

/**
 * Knows the build of the open page and detects a newer one. Then the next navigation is a document load, and the watch ends. With
 * `interval` 0 it checks once. Without `wantsRoutes` it skips the list of all paths, which is large for very slow connections: then every
 * path may be a page.
 */
export function createBuildWatch(
  window: Outside,
  now: () => number,
  interval: number,
  wantsRoutes: boolean,
): BuildWatch {
  let id: string | undefined
  let match = matchAny
  let outdated = false

  const look = async (): Promise<void> => {
    const latest = await window.fetch(`${SITE_BASE}/builds/latest.json?${now()}`)
    if (!latest.ok) return
    const online = ((await latest.json()) as { readonly id: string }).id
    outdated ||= (id ?? online) !== online
    if (outdated) return
    if (wantsRoutes) await learn(online)
    else id = online
  }
  const learn = async (online: string): Promise<void> => {
    // Read once; later requests only check that the file exists. Always revalidated: a cache may keep it after a deploy has removed it.
    const method = id ? 'HEAD' : 'GET'
    const meta = await window.fetch(`${SITE_BASE}/builds/meta/${online}.json`, { method, cache: 'no-cache' })
    // A missing file also means a new build: hosts answer 404, some 403.
    outdated ||= meta.status === 404 || meta.status === 403
    if (!meta.ok || id) return
    match = matcherOf((await meta.json()) as BuildMeta)
    id = online
  }
  const turn = (): void => {
    // The only error that is ignored: without network nothing can be learned, and the next check will find out.
    const again = (): void => {
      if (!outdated && interval > 0) window.setTimeout(whenVisible, interval)
    }
    look().then(again, again)
  }
  const whenVisible = (): void => {
    const { document } = window
    if (document.hidden) document.addEventListener('visibilitychange', whenVisible, { once: true })
    else turn()
  }
  return {
    version: () => id ?? now(),
    match: (path) => match(path),
    isOutdated: () => outdated,
    expire: () => {
      outdated = true
    },
    start: () => void window.setTimeout(turn, START_MS),
  }
}
