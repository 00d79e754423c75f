import type { Assets } from '../../definitions/assets.ts'
import { decodedAddress } from '../../definitions/decoded.ts'
import type { Settings } from '../../definitions/settings/settings.ts'
import type { Redirect } from '../redirect.ts'
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
 * `.htaccess`, which Apache 2.4 reads where the folder has `AllowOverride All`: headers, redirects, kinds of file, and the not-found
 * page of each language. Lines that need an optional module are in `IfModule`; the security policy is also in each page.
 * https://httpd.apache.org/docs/2.4/mod/directives.html
 */
export function apacheFile(
  settings: HeaderSettings & Pick<Settings, 'locales'>,
  assets: Pick<Assets, 'root'>,
  redirects: readonly Redirect[],
): HostFile {
  const base = basePath(settings.baseUrl)
  const place = escaped(base)
  const lines = [
    `# Made with the site. For a folder with \`AllowOverride All\`${base && `, answering at ${base}/`}; modules: alias, deflate, dir, filter, headers, mime.`,
    'DirectoryIndex index.html',
    'Options -Indexes -MultiViews',
    'AddDefaultCharset utf-8',
    'AddCharset utf-8 .css .js .xml',
    'AddType text/javascript .js',
    ...TYPES.map(({ ending, value }) => `AddType ${quoted(value)} ${ending}`),
    `ErrorDocument 404 ${base}/404.html`,
    ...settings.locales.flatMap((locale) =>
      where(`^${place}/${locale}/`, `ErrorDocument 404 ${base}/${locale}/404.html`),
    ),
    ...redirects.map(({ from, to }) => `RedirectMatch 301 ${quoted(patternOf(from))} ${quoted(targetOf(to))}`),
    `RedirectMatch 404 ${quoted(`^${place}/(${FOR_HOSTS.map(escaped).join('|')})$`)}`,
    String.raw`RedirectMatch 404 "/\.(?!well-known/)"`,
    ...inModule('headers', headerLines(assets, settings)),
    ...inModule('deflate', inModule('filter', [`AddOutputFilterByType DEFLATE ${COMPRESSED.join(' ')}`])),
  ]
  return { path: '.htaccess', content: `${lines.join('\n')}\n` }
}

const COMPRESSED = [
  'text/html',
  'text/css',
  'text/javascript',
  'text/plain',
  'text/xml',
  'text/calendar',
  'application/json',
  'application/xml',
  'application/rss+xml',
  'application/atom+xml',
  'application/manifest+json',
  'image/svg+xml',
]

/** Compressed responses have an entity tag that ends with `-gzip`. Without the suffix, Apache recognises it and answers with a short 304. */
const KNOWN_AGAIN = String.raw`RequestHeader edit If-None-Match "-gzip\"" "\""`

/** `always` applies to errors too. Browsers must not cache that a file is missing, so the `Cache-Control` of patterns omits it. */
function headerLines(assets: Pick<Assets, 'root'>, settings: HeaderSettings): string[] {
  return [
    ...Object.entries(securityHeaders(assets, settings)).map(
      ([name, value]) => `Header always set ${name} ${ofHeader(value)}`,
    ),
    `Header set Cache-Control ${ofHeader(FRESH)}`,
    ...cachingOf(basePath(settings.baseUrl)).flatMap(({ pattern, value }) =>
      where(placeOf(pattern), `Header set Cache-Control ${ofHeader(value)}`),
    ),
    KNOWN_AGAIN,
  ]
}

function where(pattern: string, line: string): string[] {
  return [`<If "%{REQUEST_URI} =~ m#${pattern}#">`, `  ${line}`, '</If>']
}

function inModule(name: string, lines: readonly string[]): string[] {
  return [`<IfModule mod_${name}.c>`, ...lines.map((line) => `  ${line}`), '</IfModule>']
}

/** A pattern of `_headers` as a regular expression. */
function placeOf(pattern: string): string {
  return pattern.endsWith('*') ? `^${escaped(pattern.slice(0, -1))}` : `^${escaped(pattern)}$`
}

/** An old path with and without a trailing slash. */
function patternOf(from: string): string {
  return from.endsWith('/') ? `^${escaped(from.slice(0, -1))}/?$` : `^${escaped(from)}$`
}

/**
 * Apache escapes the path of the target, and replaces `$1` with what the pattern has matched. Before all that it replaces `${NAME}` with a
 * variable of its environment, after a backslash too, so that the brace is never written.
 */
function targetOf(to: string): string {
  const [path = to] = to.split(/[?#]/)
  const target = decodedAddress(path) + to.slice(path.length)
  return target.replaceAll('${', '$%7B').replaceAll(/[$\\]/g, String.raw`\$&`)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}

/** A percent sign starts a variable in a header value. */
function ofHeader(value: string): string {
  return quoted(value.replaceAll('%', '%%'))
}
