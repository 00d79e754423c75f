import type { ClientData } from '../definitions/client-data.ts'
import type { Payload } from '../definitions/payload.ts'
import type { BuildWatch } from './build-watch.ts'
import { ask, Fatal, type LoadMiddleware } from './middleware.ts'
import type { Payloads } from './payloads.ts'

/** How a navigation ends, as far as nothing fails. */
export type Outcome =
  | { readonly kind: 'show'; readonly payload: Payload }
  | { readonly kind: 'redirect'; readonly to: URL }
  /** The page cannot be shown in this document. */
  | { readonly kind: 'load' }
  | { readonly kind: 'missing' | 'refused' }

/** What is left when redirects have been followed. */
export type Ending = Exclude<Outcome, { kind: 'redirect' }>

/** What a navigation can know and ask. */
export interface Surroundings {
  readonly shell: string | undefined
  readonly data: Pick<ClientData, 'locale' | 'middleware'>
  readonly builds: Pick<BuildWatch, 'isOutdated' | 'match'>
  readonly payloads: Pick<Payloads, 'load'>
  readonly loadModule: LoadMiddleware
}

/** Decides what becomes of a navigation. Rejects where something could not be loaded. */
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
  if (payload.shell !== shell || payload.locale !== data.locale) return { kind: 'load' }
  const answer = await ask(payload.middleware, { path, locale: data.locale }, data.middleware, loadModule)
  if (typeof answer === 'string') return { kind: 'redirect', to: insideOf(url, answer) }
  return answer ? { kind: 'show', payload } : { kind: 'refused' }
}

/** Middleware leads to pages of this site only: an address from a query must not become a way out. */
function insideOf(url: URL, path: string): URL {
  const to = new URL(path, url)
  if (!path.startsWith('/') || to.origin !== url.origin) throw new Fatal('Not a path of this site')
  return to
}
