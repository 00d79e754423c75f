import { TRUSTED_POLICY } from '../definitions/trusted-policy.ts'

/**
 * Content-Security-Policy of every page: nothing from other origins, nothing inline except what is allowed by hash, and HTML strings only
 * through the runtime's Trusted Types policy. `frame-ancestors` works only in the header; in a `<meta>` browsers ignore it with a console warning.
 */
export function contentSecurityPolicy(options: {
  readonly inlineHashes: readonly string[]
  readonly header: boolean
  /** Origins other than the site's own that its forms post to. */
  readonly formOrigins?: readonly string[]
}): string {
  const hashes = options.inlineHashes.map((hash) => ` '${hash}'`).join('')
  const endpoints = (options.formOrigins ?? []).map((origin) => ` ${origin}`).join('')
  const directives = [
    "default-src 'none'",
    `script-src 'self'${hashes}`,
    "style-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${endpoints}`,
    "manifest-src 'self'",
    `form-action 'self'${endpoints}`,
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_POLICY}`,
  ]
  if (options.header) directives.push("frame-ancestors 'none'")
  return directives.join('; ')
}
