import { isLocale, type Locale } from '../../i18n/locales.ts'

/** Makes a path of the site: language prefix, path, trailing slash. `pathOf('de', '/career')` → `/de/career/`. */
export function pathOf(locale: Locale, path: string): string {
  return `/${[locale, ...segmentsOf(path)].join('/')}/`
}

/** The path without language prefix, as written in content: `/de/career/` → `/career`, `/de/` → `/`. */
export function withoutLocale(path: string): { locale: Locale | null; rest: string } {
  const [first, ...rest] = segmentsOf(path)
  return isLocale(first)
    ? { locale: first, rest: `/${rest.join('/')}` }
    : { locale: null, rest: `/${segmentsOf(path).join('/')}` }
}

/** Path of a base URL without a trailing slash: `https://example.org/sub` → `/sub`, `https://example.org` → an empty text. */
export function basePath(baseUrl: string): string {
  return new URL(baseUrl).pathname.replace(/\/+$/, '')
}

/** Absolute URL of a path, for canonical, hreflang, sitemap and social tags. */
export function absoluteUrl(baseUrl: string, path: string): string {
  return baseUrl.replace(/\/$/, '') + path
}

/** File of a path in the output: `/de/career/` → `de/career/index.html`. */
export function htmlFileOf(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1)
}

/** Payload of a path in the output: `/de/career/` → `de/career/_payload.json`. */
export function payloadFileOf(path: string): string {
  return `${path.slice(1)}_payload.json`
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** Kinds of feeds. */
export const FEEDS = ['rss', 'atom', 'json'] as const

/** Path of a feed. */
export function feedPath(locale: Locale, kind: (typeof FEEDS)[number]): string {
  return kind === 'json' ? `/${locale}/feed.json` : `/${locale}/${kind}.xml`
}

/** Path of the web app manifest in the output. */
export const MANIFEST = 'site.webmanifest'
