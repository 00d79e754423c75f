import { packOf } from '../../i18n/locales.ts'
import { commonHead, renderDocument, stylesOf } from './document.ts'
import { alternateTags, link, metaTag, renderTags, type Tag } from './head.ts'
import type { Digest } from '../definitions/assets.ts'
import { escapeHtml } from '../definitions/html.ts'
import type { Settings } from '../definitions/settings/settings.ts'
import type { Theme } from '../definitions/theme.ts'
import { resultOf } from '../definitions/theme/theme-results.ts'
import { absoluteUrl, pathOf } from '../definitions/url.ts'
import { colourTags, toneName } from './page-parts.ts'
import type { Site } from './site.ts'
import type { TextFile } from '../definitions/collections/collection-outputs.ts'

/**
 * `/index.html`, the language selection page. A small script redirects to the language of the cookie, the browser, or else the default.
 * Without script the languages are links, and the page redirects to the default.
 */
export function rootPage(
  site: Site,
  digest: Digest,
  theme: Pick<Theme, 'rootArt' | 'browserColour' | 'tones'> = {},
): TextFile {
  const { settings, assets } = site
  const art = resultOf('rootArt', theme.rootArt?.()) ?? ''
  const [style] = stylesOf(['root'], assets, digest)
  const document = {
    locale: settings.defaultLocale,
    common: commonHead(
      { locale: settings.defaultLocale, style, inlineHashes: settings.script ? [assets.root.hash] : [] },
      assets,
      settings,
    ),
    head: renderTags([
      ...headOfRoot(settings, settings.script ? assets.root.code : null),
      ...colourTags(theme, { tone: 'dark', area: '' }),
    ]),
    body: { 'data-tone': toneName(theme, 'dark'), 'data-layout': 'root' },
    content: contentOfRoot(settings, art),
    shell: site.shell,
  }
  return { path: 'index.html', content: renderDocument(document, settings) }
}

function headOfRoot(settings: Settings, script: string | null): Tag[] {
  const home = pathOf(settings.defaultLocale, '/')
  const homes = settings.locales.map((locale) => ({ locale, path: pathOf(locale, '/') }))
  return [
    { name: 'title', attributes: {}, text: settings.brand },
    metaTag('description', settings.locales.map((locale) => packOf(locale).name).join(' · ')),
    ...(settings.noindex
      ? [metaTag('robots', 'noindex')]
      : [link('canonical', absoluteUrl(settings.baseUrl, '/')), ...alternateTags(homes, settings)]),
    ...(script === null
      ? [{ name: 'meta', attributes: { 'http-equiv': 'refresh', content: `0; url=${home}` } } as const]
      : [
          { name: 'noscript', attributes: {}, text: `<meta http-equiv="refresh" content="0; url=${home}">` } as const,
          { name: 'script', attributes: {}, text: script } as const,
        ]),
  ]
}

function contentOfRoot(settings: Settings, art: string): string {
  const items = settings.locales.map(
    (locale) =>
      `<li><a href="${pathOf(locale, '/')}" lang="${locale}" hreflang="${locale}" dir="${packOf(locale).direction}">${packOf(locale).name}</a></li>`,
  )
  return `<main class="root-page" id="main">
<h1>${escapeHtml(settings.brand)}</h1>
<ul>${items.join('')}</ul>
${
  art === ''
    ? ''
    : `<div class="root-page-art" aria-hidden="true">${art}</div>
`
}</main>`
}
