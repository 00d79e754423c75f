import { renderToString } from 'react-dom/server'
import type { Locale } from '../../../i18n/locales.ts'
import { renderTree } from '../../../renderer/markdown/render.tsx'
import type { Image, Link, Markdown } from '../../../renderer/definitions/fields.ts'
import type { MarkdownTheme } from '../../../renderer/definitions/theme.ts'
import { engine } from '../builders.ts'

export const plainTheme: MarkdownTheme = {
  components: {},
  footnotes: { heading: 'Fußnoten', back: (reference) => `Zurück zu ${reference}` },
}

interface Rendering {
  readonly locale?: Locale
  readonly inline?: boolean
  readonly links?: Readonly<Record<string, Link>>
  readonly images?: Readonly<Record<string, Image>>
  readonly theme?: MarkdownTheme
}

/** Markdown as it comes into the page. */
export function rendered(source: string, options: Rendering = {}): string {
  const { locale = 'de', inline = false, links = {}, images = {}, theme = plainTheme } = options
  const markdown: Markdown = { kind: 'markdown', inline, source, links, images }
  return renderToString(renderTree(engine.tree(source, locale, theme.footnotes), markdown, theme))
}

export function linkTo(href: string, rest: Partial<Link> = {}): Link {
  return { kind: 'link', href, external: false, hreflang: null, ...rest }
}
