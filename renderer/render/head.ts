import { escapeHtml } from '../definitions/html.ts'
import { forPrograms } from '../../i18n/format.ts'
import { packOf, type Locale } from '../../i18n/locales.ts'
import type { Page } from '../definitions/page.ts'
import { brandOf, tagOf, type Settings } from '../definitions/settings/settings.ts'
import { absoluteUrl, pathOf } from '../definitions/url.ts'

/** One element of the head. `text` is its content, as in `title` and `script`. */
export interface Tag {
  readonly name: 'title' | 'meta' | 'link' | 'script' | 'noscript'
  readonly attributes: Readonly<Record<string, string>>
  readonly text?: string
}

/**
 * Everything in the head that belongs to the page: title, description, canonical, hreflang, social tags.
 *
 * There are three cases for search engines, unless the whole site is hidden from them. An original page has its own canonical URL and
 * hreflang. A variant has canonical and og:url of the other page, and no hreflang. A hidden page has only `noindex`: a canonical URL would
 * contradict it, and might remove the other page from the index.
 *
 * `missing` is the title of a not-found page, whose `{path}` the browser replaces.
 */
export function headOf(page: Page, settings: Settings, missing?: string): Tag[] {
  const { meta } = page
  const brand = brandOf(settings, page.route.locale)
  const title = titleOf(meta.title, brand)
  return [
    { name: 'title', attributes: missing ? { 'data-path': titleOf(missing, brand) } : {}, text: title },
    metaTag('description', meta.description),
    ...(meta.noindex || settings.noindex
      ? [metaTag('robots', 'noindex')]
      : [link('canonical', canonicalUrl(page, settings)), ...alternateTags(page.alternates, settings)]),
    ...openGraph(page, title, settings),
    ...twitter(page, title, settings),
  ]
}

/** The URL to share: that of the page, or of the page that it is a variant of. */
function canonicalUrl({ meta, route }: Page, { baseUrl }: Settings): string {
  const address = meta.canonical ?? route.path
  return address.startsWith('/') ? absoluteUrl(baseUrl, address) : address
}

/** `%s | {brand}`, or just the brand if a page has no title. */
export function titleOf(title: string, brand: string): string {
  return forPrograms(title === '' ? brand : `${title} | ${brand}`)
}

/** A version of a page for a language tag or for `x-default`. */
interface LanguageVersion {
  readonly hreflang: string
  readonly path: string
}

/**
 * All translations, including the page itself, and x-default: the page in the default language, or else the first; for home pages `/`,
 * which selects the language. A page in only one language has none.
 */
export function languageVersions(alternates: Page['alternates'], settings: Settings): LanguageVersion[] {
  if (alternates.length < 2) return []
  const fallback = alternates.find(({ locale }) => locale === settings.defaultLocale) ?? alternates[0]
  const versions = alternates.map(({ locale, path }) => ({ hreflang: hreflangOf(locale, settings), path }))
  const isHome = alternates.every(({ locale, path }) => path === pathOf(locale, '/'))
  return fallback ? [...versions, { hreflang: 'x-default', path: isHome ? '/' : fallback.path }] : versions
}

/** The versions as `<link rel="alternate">`. */
export function alternateTags(alternates: Page['alternates'], settings: Settings): Tag[] {
  return languageVersions(alternates, settings).map(({ hreflang, path }) => ({
    name: 'link',
    attributes: { rel: 'alternate', hreflang, href: absoluteUrl(settings.baseUrl, path) },
  }))
}

function openGraph(page: Page, title: string, settings: Settings): Tag[] {
  const { meta, route, alternates } = page
  const others = alternates.filter(({ locale }) => locale !== route.locale)
  return [
    property('og:type', meta.type),
    property('og:site_name', brandOf(settings, route.locale)),
    property('og:title', meta.title || title),
    property('og:description', meta.description),
    ...(settings.noindex ? [] : [property('og:url', canonicalUrl(page, settings))]),
    property('og:locale', ogLocale(page.copyOf?.locale ?? route.locale, settings)),
    ...others.map(({ locale }) => property('og:locale:alternate', ogLocale(locale, settings))),
    ...(meta.image ? imageTags(meta.image, settings) : []),
    ...(meta.type === 'article' && meta.published ? [property('article:published_time', meta.published)] : []),
    ...(meta.type === 'article' && meta.updated ? [property('article:modified_time', meta.updated)] : []),
  ]
}

function imageTags(image: NonNullable<Page['meta']['image']>, settings: Settings): Tag[] {
  return [
    property('og:image', absoluteUrl(settings.baseUrl, image.src)),
    ...(image.width > 0
      ? [property('og:image:width', String(image.width)), property('og:image:height', String(image.height))]
      : []),
    ...(image.alt ? [property('og:image:alt', image.alt)] : []),
  ]
}

function twitter({ meta }: Page, title: string, settings: Settings): Tag[] {
  return [
    metaTag('twitter:card', meta.image ? 'summary_large_image' : 'summary'),
    metaTag('twitter:title', meta.title || title),
    metaTag('twitter:description', meta.description),
    ...(meta.image ? [metaTag('twitter:image', absoluteUrl(settings.baseUrl, meta.image.src))] : []),
  ]
}

/** Language and region, as required by Open Graph: `zh_CN` of `zh-Hans`. If the tag has no region, that with the most speakers. */
function ogLocale(locale: Locale, settings: Settings): string {
  const [, language, region = packOf(locale).region] =
    /^(\w+)(?:.*-([A-Z]{2}|\d{3})\b)?/.exec(tagOf(locale, settings)) ?? []
  return `${language}_${region}`
}

function hreflangOf(locale: Locale, settings: Settings): string {
  return settings.hreflang === 'region' ? tagOf(locale, settings) : locale
}

export function metaTag(name: string, content: string): Tag {
  return { name: 'meta', attributes: { name, content: forPrograms(content) } }
}

function property(name: string, content: string): Tag {
  return { name: 'meta', attributes: { property: name, content: forPrograms(content) } }
}

export function link(rel: string, href: string): Tag {
  return { name: 'link', attributes: { rel, href } }
}

const VOID = new Set(['meta', 'link'])

/** The tags as HTML. All head markup is written here, with every value escaped. */
export function renderTags(tags: readonly Tag[]): string {
  return tags.map(renderTag).join('\n')
}

function renderTag({ name, attributes, text }: Tag): string {
  const pairs = Object.entries(attributes).map(([key, value]) =>
    value === '' && name === 'script' ? ` ${key}` : ` ${key}="${escapeHtml(value)}"`,
  )
  const open = `<${name}${pairs.join('')}>`
  if (VOID.has(name)) return open
  return `${open}${name === 'title' ? escapeHtml(text ?? '') : (text ?? '')}</${name}>`
}
