import type { Services } from '../definitions/settings/services.ts'
import { SERVICES_POLICY, TRUSTED_POLICY } from '../definitions/trusted-policy.ts'

/**
 * Content-Security-Policy of every page: only this origin, those of services, and those that the settings let scripts fetch from; nothing
 * inline except by hash, and HTML strings only through the runtime's Trusted Types policy. `frame-ancestors` works only in the header; in a
 * `<meta>`, browsers ignore it with a console warning.
 */
export function contentSecurityPolicy(options: {
  readonly inlineHashes: readonly string[]
  readonly header: boolean
  /** Whether the site's own scripts may run. */
  readonly scripts: boolean
  /** Origins other than the site's own that its forms post to. */
  readonly formOrigins?: readonly string[]
  /** Origins that its own scripts fetch from. */
  readonly connect?: readonly string[]
  /** Services of third parties. Without the site's own scripts, none is ever loaded. */
  readonly services?: Services
  /** Whether its own scripts write HTML from strings. */
  readonly setsHtml?: boolean
}): string {
  const hashes = options.inlineHashes.map((hash) => ` '${hash}'`).join('')
  const endpoints = (options.formOrigins ?? []).map((origin) => ` ${origin}`).join('')
  const own = options.scripts ? (options.services ?? {}) : {}
  const [scripts, frames, pictures] = (['script', 'frame', 'picture'] as const).map((kind) => hostsOf(own, kind))
  const fetched = options.scripts ? (options.connect ?? []).map((origin) => ` ${origin}`).join('') : ''
  const directives = [
    "default-src 'none'",
    options.scripts ? `script-src 'self'${hashes}${scripts}` : "script-src 'none'",
    "style-src 'self'",
    // Analytics scripts also report through pictures.
    `img-src 'self'${pictures}${scripts}`,
    "media-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${endpoints}${fetched}${scripts}`,
    ...(frames ? [`frame-src${frames}`] : []),
    "manifest-src 'self'",
    `form-action 'self'${endpoints}`,
    "base-uri 'none'",
    ...(options.setsHtml ? [] : trustedTypes(own)),
  ]
  if (options.header) directives.push("frame-ancestors 'none'")
  return directives.join('; ')
}

/** Hosts of the services of a kind, each preceded by a space. */
function hostsOf(services: Services, kind: string): string {
  const hosts = Object.values(services).flatMap((service) => (service.kind === kind ? service.hosts : []))
  return [...new Set(hosts)].map((host) => ` ${host}`).join('')
}

/** Directives for Trusted Types. They apply to all code of a page, so a service whose script writes HTML from strings disables them. */
function trustedTypes(services: Services): string[] {
  const all = Object.values(services)
  if (all.some(({ setsHtml }) => setsHtml)) return []
  const policies = [TRUSTED_POLICY, ...(all.some(({ kind }) => kind === 'script') ? [SERVICES_POLICY] : [])]
  return ["require-trusted-types-for 'script'", `trusted-types ${policies.join(' ')}`]
}
