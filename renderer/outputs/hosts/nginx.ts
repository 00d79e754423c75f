import type { Assets } from '../../definitions/assets.ts'
import type { Settings } from '../../definitions/settings/settings.ts'
import type { Redirect } from '../redirect.ts'
import { spellingsOf } from '../redirects.ts'
import { basePath } from '../../definitions/url.ts'
import {
  cachingOf,
  FOR_HOSTS,
  FRESH,
  quoted,
  securityHeaders,
  TYPES,
  type HeaderSettings,
  type HostFile,
} from './headers.ts'

/**
 * `nginx.conf`, to be included in a `server` block whose `root` has the output at the path of the base URL: headers, redirects, kinds of
 * file, and the not-found page of each language. A block that adds a header does not inherit those of the enclosing block, so it repeats
 * them.
 * https://nginx.org/en/docs/http/ngx_http_headers_module.html#add_header
 */
export function nginxFile(
  settings: HeaderSettings & Pick<Settings, 'locales'>,
  assets: Pick<Assets, 'root'>,
  redirects: readonly Redirect[],
): HostFile {
  const security = Object.entries(securityHeaders(assets, settings)).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  )
  const base = basePath(settings.baseUrl)
  const place = escaped(base)
  const lines = [
    `# Made with the site. In a server block: root ${rootOf(base)}; include <this folder>/nginx.conf;`,
    'index index.html;',
    'charset utf-8;',
    'absolute_redirect off;',
    `error_page 404 ${base}/404.html;`,
    ...compression(settings),
    ...security,
    `add_header Cache-Control ${quoted(FRESH)} always;`,
    ...redirects.flatMap(redirectBlocks),
    block(`~ ^${place}/(${FOR_HOSTS.map(escaped).join('|')})$`, ['return 404;']),
    block(String.raw`~ /\.(?!well-known/)`, ['return 404;']),
    ...cachingOf(base).map(({ pattern, value }) => block(placeOf(pattern), [...security, cacheHeader(value)])),
    ...TYPES.map(({ ending, value }) => block(`~ ${escaped(ending)}$`, ['types {}', `default_type "${value}";`])),
    block(`~ ^${place}/(${settings.locales.join('|')})/`, [`error_page 404 ${base}/$1/404.html;`]),
  ]
  return { path: 'nginx.conf', content: `${lines.join('\n')}\n` }
}

/** nginx appends the whole path of a request to `root`. */
function rootOf(base: string): string {
  return base === '' ? '<this folder>' : `<a folder in which this one is ${base.slice(1)}>`
}

/** The default of nginx, 1, makes a page a seventh larger. Higher levels save less than one percent. */
const GZIP_LEVEL = 6

/** Media types that are compressed besides HTML, by the names that nginx uses. */
const COMPRESSED = [
  'text/css',
  'text/plain',
  'text/xml',
  'text/javascript',
  'application/javascript',
  'application/json',
  'application/manifest+json',
  'image/svg+xml',
]

function compression({ precompress }: Pick<HeaderSettings, 'precompress'>): string[] {
  return [
    'gzip on;',
    `gzip_comp_level ${GZIP_LEVEL};`,
    ...(precompress ? ['gzip_static on;'] : []),
    'gzip_vary on;',
    `gzip_types ${COMPRESSED.join(' ')};`,
  ]
}

function redirectBlocks(redirect: Redirect): string[] {
  const lines = [`return 301 ${quoted(targetOf(redirect))};`]
  return spellingsOf(redirect).map((path) => block(`= ${quoted(path)}`, lines))
}

/** Without `always`: browsers must not cache that a file is missing. */
function cacheHeader(value: string): string {
  return `add_header Cache-Control ${quoted(value)};`
}

function block(place: string, lines: readonly string[]): string {
  return [`location ${place} {`, ...lines.map((line) => `  ${line}`), '}'].join('\n')
}

/** A pattern of `_headers` as an nginx location, which takes precedence over the patterns for media types and languages. */
function placeOf(pattern: string): string {
  return pattern.endsWith('*') ? `^~ ${pattern.slice(0, -1)}` : `= ${pattern}`
}

/** Keeps the query of the visitor, unless the target has a query or an anchor of its own. */
function targetOf({ to }: Redirect): string {
  return withoutVariables(to) + (/[?#]/.test(to) ? '' : '$is_args$args')
}

/** A dollar sign starts a variable. It can only be escaped as in URLs. */
function withoutVariables(address: string): string {
  return address.replaceAll('$', '%24')
}

function escaped(text: string): string {
  return text.replaceAll('.', String.raw`\.`)
}
