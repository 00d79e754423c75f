import { isLocale, type Locale } from '../../i18n/locales.ts'
import { withLetters } from './decoded.ts'

/** Makes a path of the site: language prefix, path, trailing slash. `pathOf('de', '/career')` → `/de/career/`. */
export function pathOf(locale: Locale, path: string): string {
  const inner = withoutSlashes(path)
  return inner === '' ? `/${locale}/` : `/${locale}/${inner}/`
}

/**
 * An old address of the site in the same form, but that of a file without a slash at its end: `/de/contact.html` (the ending of
 * `/release-1.2` is none).
 */
export function oldPathOf(locale: Locale, path: string): string {
  const whole = pathOf(locale, path)
  return isOfFile(path) ? whole.slice(0, -1) : whole
}

/** An address with a slash at its end. */
export function withSlash(address: string): string {
  return address.endsWith('/') ? address : `${address}/`
}

/** Whether an address ends like that of a file. */
export function isOfFile(path: string): boolean {
  return /\.[a-z]\w*$/i.test(path)
}

/** The path without language prefix, as written in content: `/de/career/` → `/career`, `/de/` → `/`. */
export function withoutLocale(path: string): { locale: Locale | null; rest: string } {
  const inner = withoutSlashes(path)
  const cut = inner.indexOf('/')
  const first = cut < 0 ? inner : inner.slice(0, cut)
  if (!isLocale(first)) return { locale: null, rest: `/${inner}` }
  return { locale: first, rest: cut < 0 ? '/' : inner.slice(cut) }
}

/** Path of a base URL without a trailing slash: `https://example.org/sub` → `/sub`, `https://example.org` → an empty text. */
export function basePath(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/+$/, '')
}

/** Absolute URL of a path, for canonical, hreflang, sitemap and social tags. */
export function absoluteUrl(baseUrl: string, path: string): string {
  return baseUrl.replace(/\/$/, '') + path
}

/** File of a path in the output: `/de/career/` → `de/career/index.html`. Its name has letters in place of escapes. */
export function htmlFileOf(path: string): string {
  const file = withLetters(path).slice(1)
  return path.endsWith('/') ? `${file}index.html` : file
}

/** Payload of a path in the output: `/de/career/` → `de/career/_payload.json`. */
export function payloadFileOf(path: string): string {
  return `${withLetters(path).slice(1)}_payload.json`
}

/** A path without slashes at its ends, and with single ones inside. No arrays, because each link of each text comes here several times. */
function withoutSlashes(path: string): string {
  const single = path.includes('//') ? path.replace(/\/{2,}/g, '/') : path
  const start = single.startsWith('/') ? 1 : 0
  return single.length > start && single.endsWith('/') ? single.slice(start, -1) : single.slice(start)
}

/** Kinds of feeds. */
export const FEEDS = ['rss', 'atom', 'json'] as const

/** Path of a feed. `folder`: empty for the main feed, `notes/` for another one. */
export function feedPath(locale: Locale, folder: string, kind: (typeof FEEDS)[number]): string {
  return `/${locale}/${folder}${kind === 'json' ? 'feed.json' : `${kind}.xml`}`
}

/** Path of the web app manifest in the output. */
export const MANIFEST = 'site.webmanifest'

/** Path of the file that names the build that is online: every output has it, and no other folder. */
export const LATEST_FILE = 'builds/latest.json'
