import { foreignOrigins } from '../definitions/settings/form-settings.ts'
import type { Services } from '../definitions/settings/services.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import { SERVICES_POLICY, TRUSTED_POLICY } from '../definitions/trusted-policy.ts'

/** Where a policy applies. */
interface PolicyUse {
  readonly inlineHashes: readonly string[]
  /** Whether it is sent as a header; otherwise a document has it in a `<meta>`. */
  readonly isHeader: boolean
  /** Whether the site's own scripts may run. Without them, no service is ever loaded. */
  readonly hasScripts: boolean
}

/**
 * Content-Security-Policy of every page: only this origin, those of forms and services, and those that the settings let scripts fetch from;
 * nothing inline except by hash, and HTML strings only through the runtime's Trusted Types policy. `frame-ancestors` works only in the
 * header; in a `<meta>`, browsers ignore it with a console warning.
 */
export function contentSecurityPolicy(
  { connect, forms, services, setsHtml }: Pick<Settings, 'connect' | 'forms' | 'services' | 'setsHtml'>,
  { inlineHashes, isHeader, hasScripts }: PolicyUse,
): string {
  const hashes = sources(inlineHashes.map((hash) => `'${hash}'`))
  const endpoints = sources(foreignOrigins({ forms }))
  const own = hasScripts ? services : {}
  const [scripts, frames, pictures] = (['script', 'frame', 'picture'] as const).map((kind) => hostsOf(own, kind))
  const fetched = hasScripts ? sources(connect) : ''
  const directives = [
    "default-src 'none'",
    hasScripts ? `script-src 'self'${hashes}${scripts}` : "script-src 'none'",
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
    ...(setsHtml ? [] : trustedTypes(own)),
    ...(isHeader ? ["frame-ancestors 'none'"] : []),
  ]
  return directives.join('; ')
}

/** Each preceded by a space. */
function sources(all: Iterable<string>): string {
  return Array.from(all, (source) => ` ${source}`).join('')
}

function hostsOf(services: Services, kind: string): string {
  const hosts = Object.values(services).flatMap((service) => (service.kind === kind ? service.hosts : []))
  return sources(new Set(hosts))
}

/** Directives for Trusted Types. They apply to all code of a page, so a service whose script writes HTML from strings disables them. */
function trustedTypes(services: Services): string[] {
  const all = Object.values(services)
  if (all.some(({ setsHtml }) => setsHtml)) return []
  const policies = [TRUSTED_POLICY, ...(all.some(({ kind }) => kind === 'script') ? [SERVICES_POLICY] : [])]
  return ["require-trusted-types-for 'script'", `trusted-types ${policies.join(' ')}`]
}
