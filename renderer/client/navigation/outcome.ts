import type { ClientData } from '../../definitions/client-data.ts'
import type { Payload } from '../../definitions/payload.ts'
import type { BuildWatch } from '../build-watch.ts'
import { isPage } from '../links.ts'
import { ask, Fatal, type LoadMiddleware } from '../middleware.ts'
import type { Payloads } from './payloads.ts'

/** Maximum number of redirects in a row; more are taken for a loop. */
const MOST_REDIRECTS = 5

/** The result of a navigation without failures. */
export type Outcome =
  | { readonly kind: 'show'; readonly payload: Payload }
  | { readonly kind: 'redirect'; readonly to: URL }
  /** The page needs a document load. */
  | { readonly kind: 'load' }
  | { readonly kind: 'missing' | 'refused' }

/** The result after redirects have been followed. */
export type Ending = Exclude<Outcome, { kind: 'redirect' }>

/** What a navigation depends on. */
export interface Surroundings {
  readonly shell: string | undefined
  readonly data: Pick<ClientData, 'locale' | 'middleware'>
  readonly builds: Pick<BuildWatch, 'isOutdated' | 'match'>
  readonly payloads: Pick<Payloads, 'load'>
  readonly loadModule: LoadMiddleware
}

/** Follows redirects up to the end, which is a document load if that is outside the language or the site. */
export async function follow(
  start: URL,
  origin: string,
  surroundings: Surroundings,
): Promise<{ ending: Ending; url: URL }> {
  let url = start
  for (let count = 0; count <= MOST_REDIRECTS; count += 1) {
    const outcome = await outcomeOf(url, surroundings)
    if (outcome.kind !== 'redirect') return { ending: outcome, url }
    url = outcome.to
    if (url.origin !== origin || !isPage(url.pathname, surroundings.data.locale))
      return { ending: { kind: 'load' }, url }
  }
  throw new Fatal('Redirect loop')
}

/** Decides the result of a navigation. Rejects if something could not be loaded. */
export async function outcomeOf(
  url: URL,
  { shell, data, builds, payloads, loadModule }: Surroundings,
): Promise<Outcome> {
  if (builds.isOutdated()) return { kind: 'load' }
  const path = url.pathname
  const rule = builds.match(path)
  if (rule.kind === 'redirect') return { kind: 'redirect', to: new URL(rule.to, url) }
  if (rule.kind === 'missing') return { kind: 'missing' }
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
  if (to.origin !== url.origin) throw new Fatal('Foreign redirect')
  return SITE_BASE ? new URL(SITE_BASE + to.pathname + to.search + to.hash, url) : to
}
