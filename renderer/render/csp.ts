import { TRUSTED_POLICY } from '../definitions/trusted-policy.ts'

/**
 * Content-Security-Policy of every page: nothing from elsewhere, nothing inline but what is named by its hash, and no HTML out of a
 * string but through the policy of the runtime.
 * `frame-ancestors` counts in the header only; in a `<meta>` browsers ignore it, and say so in the console.
 */
export function contentSecurityPolicy(options: {
  readonly inlineHashes: readonly string[]
  readonly header: boolean
  /** Origins beside the site's own that its forms post to. */
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
