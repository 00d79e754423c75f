import type { ClientData } from '../../definitions/client-data.ts'
import type { Payload } from '../../definitions/payload.ts'
import type { BuildWatch } from '../build-watch.ts'
import { ask, Fatal, type LoadMiddleware } from '../middleware.ts'
import type { Payloads } from './payloads.ts'

/** The result of a navigation without failures. */
export type Outcome =
  | { readonly kind: 'show'; readonly payload: Payload }
  /** `to` may be relative to the URL that was asked for. */
  | { readonly kind: 'redirect'; readonly to: URL | string }
  /** The page needs a document load. */
  | { readonly kind: 'load' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused' }

/** What a navigation depends on. */
export interface Surroundings {
  readonly shell: string | undefined
  readonly data: Pick<ClientData, 'locale' | 'middleware'>
  readonly builds: Pick<BuildWatch, 'isOutdated' | 'match'>
  readonly payloads: Pick<Payloads, 'load'>
  readonly loadModule: LoadMiddleware
}

/** Decides the result of a navigation. Rejects if something could not be loaded. */
export async function outcomeOf(
  url: URL,
  { shell, data, builds, payloads, loadModule }: Surroundings,
): Promise<Outcome> {
  if (builds.isOutdated()) return { kind: 'load' }
  const path = url.pathname
  const rule = builds.match(path)
  if (rule.kind !== 'page') return rule
  const payload = await payloads.load(path, 'high')
  // Another build or language, whose header and footer differ.
  if (payload.shell !== shell) return { kind: 'load' }
  // Middleware knows paths without that of the site.
  const to = { path: SITE_BASE ? path.slice(SITE_BASE.length) : path, locale: data.locale }
  const answer = await ask(payload.middleware, to, data.middleware, loadModule)
  if (typeof answer === 'string') return { kind: 'redirect', to: insideOf(url, answer) }
  return answer ? { kind: 'show', payload } : { kind: 'refused' }
}

/** Middleware may redirect only within this site, so that a URL in a query cannot become an open redirect. */
function insideOf(url: URL, path: string): URL {
  const to = new URL(path, url)
  if (to.origin !== url.origin) throw new Fatal('Wrong redirect')
  return SITE_BASE ? new URL(SITE_BASE + to.pathname + to.search + to.hash, url) : to
}
