import { packOf, type Locale } from '../../i18n/locales.ts'
import { contentSecurityPolicy } from './csp.ts'
import type { FeedLink } from '../definitions/collections/collection-outputs.ts'
import { escapeHtml } from '../definitions/html.ts'
import { commonFeedTags } from './feed-tags.ts'
import { link, metaTag, renderTags, type Tag } from './head.ts'
import { jsonScript } from './json-script.ts'
import type { Assets, Digest } from '../definitions/assets.ts'
import type { ClientData } from '../definitions/client-data.ts'
import { tagOf, type Settings } from '../definitions/settings/settings.ts'
import { TOUCH_ICON } from '../definitions/assets.ts'

interface DocumentParts {
  readonly locale: Locale
  /** HTML of the common head tags, from `commonHead`. */
  readonly common: string
  /** HTML of the page's own tags in the head. */
  readonly head: string
  /** Attributes of `<body>`, e.g. `data-tone`. */
  readonly body: Readonly<Record<string, string>>
  readonly content: string
  /** Digest of header, footer, styles and scripts. Payloads with another shell do not fit. */
  readonly shell: string
  /** Whether the browser script lays out the parts below the fold one by one. */
  readonly arriving?: boolean
}

/**
 * The whole HTML document of a page. `data-arriving` lets the theme skip parts below the fold until the runtime removes it. The page's own
 * tags come last in the head, from `<title>` on, because the browser replaces them.
 */
export function renderDocument(parts: DocumentParts, settings: Settings): string {
  const attributes = Object.entries(parts.body).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return `<!doctype html>
<html lang="${tagOf(parts.locale, settings)}" dir="${packOf(parts.locale).direction}" data-shell="${parts.shell}"${parts.arriving ? ' data-arriving' : ''}>
<head>
${parts.common}
${parts.head}
</head>
<body${attributes.join('')}>
${parts.content}
</body>
</html>
`
}

interface CommonParts {
  readonly locale: Locale
  /** URL of the style sheet, see `stylesOf`. */
  readonly style?: string
  readonly inlineHashes?: readonly string[]
  /** Whether the document has the browser script, if the site has. */
  readonly script?: boolean
  /** Feeds of the language. */
  readonly feeds?: readonly FeedLink[] | undefined
  /** Data of the browser script; without it the script does nothing that needs texts. */
  readonly data?: ClientData
}

/** Start of the head of each document of a language with this style sheet, as HTML. */
export function commonHead(
  { locale, style, feeds = [], data, inlineHashes = [], script = true }: CommonParts,
  assets: Assets,
  settings: Settings,
): string {
  const scripts = script && settings.script
  return renderTags([
    ...shellTags(assets, style ?? assets.styles, settings, { inlineHashes, scripts }),
    ...commonFeedTags(locale, feeds),
    ...(data && scripts ? [jsonScript(data, 'site-data')] : []),
  ])
}

/**
 * The URLs of the style sheet of a page of these kinds, and of the parts that it is made of. The parts have digests in their names, so a
 * digest of the names is one of the contents.
 */
export function stylesOf(
  kinds: readonly string[],
  { styles, kindStyles }: Pick<Assets, 'styles' | 'kindStyles'>,
  digest: Digest,
): readonly [whole: string, ...made: string[]] {
  const own = kinds.flatMap((kind) => kindStyles[kind] ?? [])
  const made = [styles, ...new Set(own)]
  return own.length === 0 ? [styles, styles] : [`/assets/style.${digest(made.join(' ')).slice(0, 10)}.css`, ...made]
}

function iconTag(href: string): Tag {
  const type = href.endsWith('.svg') ? 'image/svg+xml' : href.endsWith('.ico') ? 'image/x-icon' : 'image/png'
  return { name: 'link', attributes: { rel: 'icon', href, type } }
}

interface Scripts {
  readonly inlineHashes: readonly string[]
  readonly scripts: boolean
}

function shellTags(assets: Assets, styles: string, settings: Settings, { inlineHashes, scripts }: Scripts): Tag[] {
  const policy = contentSecurityPolicy(settings, { inlineHashes, isHeader: false, hasScripts: scripts })
  return [
    { name: 'meta', attributes: { charset: 'utf-8' } },
    { name: 'meta', attributes: { 'http-equiv': 'Content-Security-Policy', content: policy } },
    metaTag('viewport', settings.viewport),
    metaTag('referrer', 'strict-origin-when-cross-origin'),
    // Before the fonts: over HTTP/1.1, the first of these takes the connection that has brought the page, and nothing is painted without
    // it.
    link('stylesheet', styles),
    ...assets.preload.map((href): Tag => ({
      name: 'link',
      attributes: { rel: 'preload', href, as: 'font', type: 'font/woff2', crossorigin: 'anonymous' },
    })),
    ...(settings.icon === undefined ? [] : [iconTag(settings.icon)]),
    ...assets.icons.filter(({ width }) => width === TOUCH_ICON).map(({ src }) => link('apple-touch-icon', src)),
    ...(scripts ? [scriptTag(assets)] : []),
  ]
}

/** Behind the fonts, because a host sends what has the same priority in the order of the requests. */
function scriptTag({ script }: Assets): Tag {
  return { name: 'script', attributes: { type: 'module', src: script } }
}
