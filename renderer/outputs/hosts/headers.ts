import { contentSecurityPolicy } from '../../render/csp.ts'
import type { Assets } from '../../definitions/assets.ts'
import { basePath, LATEST_FILE } from '../../definitions/url.ts'
import type { TextFile } from '../../definitions/collections/collection-outputs.ts'
import type { Settings } from '../../definitions/settings/settings.ts'

/** Settings that affect headers. */
export type HeaderSettings = Pick<
  Settings,
  'baseUrl' | 'connect' | 'forms' | 'hsts' | 'noindex' | 'precompress' | 'script' | 'services' | 'setsHtml'
>

/** Response headers of every file. */
export function securityHeaders(
  assets: Pick<Assets, 'root'>,
  settings: HeaderSettings,
): Readonly<Record<string, string>> {
  const use = { inlineHashes: [assets.root.hash], isHeader: true, hasScripts: settings.script }
  return {
    'Content-Security-Policy': contentSecurityPolicy(settings, use),
    'Strict-Transport-Security': strictTransport(settings),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    // Also for files without `<meta>`: pictures, feeds, calendars.
    ...(settings.noindex && { 'X-Robots-Tag': 'noindex' }),
  }
}

const SECONDS_OF_DAY = 86_400

/** Zero days are sent too, to revoke the value of an earlier build. */
function strictTransport({ hsts: { days, includeSubDomains } }: HeaderSettings): string {
  return `max-age=${days * SECONDS_OF_DAY}${includeSubDomains ? '; includeSubDomains' : ''}`
}

/**
 * The names of pages and payloads do not change between builds, so browsers store them and revalidate on each request; if nothing has
 * changed, the answer is a short 304. Applies to all files that no line of `CACHING` matches.
 */
export const FRESH = 'public, max-age=0, must-revalidate'

/** For files whose names change with their content. */
export const FOREVER = 'public, max-age=31536000, immutable'

interface Caching {
  readonly pattern: string
  readonly value: string
}

/** How long browsers may keep files without revalidating: forever if the name changes with the content. */
const CACHING: readonly Caching[] = [
  { pattern: '/assets/*', value: FOREVER },
  { pattern: '/builds/meta/*', value: FOREVER },
  { pattern: `/${LATEST_FILE}`, value: 'public, max-age=1, must-revalidate' },
]

/** The lines of `CACHING` with the path of the site. */
export function cachingOf(base: string): readonly Caching[] {
  return CACHING.map(({ pattern, value }) => ({ pattern: base + pattern, value }))
}

/** A value in quotes, as the configurations of nginx and Apache have it. */
export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`
}

/** Media types that hosts may not know, by file extension. */
export const TYPES: readonly { readonly ending: string; readonly value: string }[] = [
  { ending: '.ics', value: 'text/calendar; charset=utf-8' },
  { ending: '.webmanifest', value: 'application/manifest+json' },
]

/** Files of the output meant for a host and not for visitors. No page may use their names, and hosts hide them if they can. */
export const FOR_HOSTS = ['_headers', '_redirects', 'staticwebapp.config.json', 'nginx.conf', '.htaccess'] as const

/** Files of other hosts, which only their sites write. They too can send visitors elsewhere, and take headers away. */
const OF_OTHER_HOSTS = ['_routes.json', '_worker.js', 'vercel.json']

/** Azure takes it from any folder. https://learn.microsoft.com/azure/static-web-apps/configuration#file-location */
const IN_ANY_FOLDER = /\/(?=staticwebapp\.config\.json$)/

/** Whether a host would read a file of the output, named by its path, as its configuration. */
export function configuresHost(file: string): boolean {
  return [...FOR_HOSTS, ...OF_OTHER_HOSTS].includes(nameForHosts(file.toLowerCase()))
}

/** The name by which hosts know a file of the output: its path, or its name alone if its folder does not matter. */
export function nameForHosts(file: string): string {
  return file.split(IN_ANY_FOLDER).at(-1) ?? file
}

export interface HostFile extends TextFile {
  readonly path: (typeof FOR_HOSTS)[number]
}

/**
 * `_headers`, as Netlify, Cloudflare Pages and our own `serve` read it. No two patterns with the same header match one file: Cloudflare
 * would join the values. So the pages are named by language.
 */
export function hostHeadersFile(
  assets: Pick<Assets, 'root'>,
  settings: HeaderSettings & Pick<Settings, 'locales'>,
): HostFile {
  const security = Object.entries(securityHeaders(assets, settings)).map(([name, value]) => `  ${name}: ${value}`)
  const base = basePath(settings.baseUrl)
  const pages = ['/', '/404.html', ...settings.locales.map((locale) => `/${locale}/*`)].map((path) => base + path)
  const caching = [...pages.map((pattern) => ({ pattern, value: FRESH })), ...cachingOf(base)].map(
    ({ pattern, value }) => `${pattern}\n  Cache-Control: ${value}`,
  )
  const types = TYPES.map(({ ending, value }) => `${base}/*${ending}\n  Content-Type: ${value}`)
  return { path: '_headers', content: `${[`${base}/*`, ...security, ...caching, ...types].join('\n')}\n` }
}
