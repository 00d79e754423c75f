import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '../../../i18n/locales.ts'
import { referenceTree, type MarkdownEngine } from '../../../renderer/markdown/markdown.ts'
import { readyHtml } from '../../../renderer/markdown/ready-html.ts'
import { escapeHtml } from '../../../renderer/definitions/html.ts'
import { renderByReact, renderTree, type Shows } from '../../../renderer/markdown/render.tsx'
import type { Image } from '../../../renderer/definitions/fields/pictures.ts'
import type { Link } from '../../../renderer/definitions/fields/links.ts'
import type { Markdown } from '../../../renderer/definitions/fields/markdown.ts'
import type { MarkdownTheme } from '../../../renderer/definitions/theme.ts'
import { engine as slowEngine } from '../builders.ts'

export const plainTheme: MarkdownTheme = {
  components: {},
  footnotes: { heading: 'Fußnoten', back: (reference) => `Zurück zu ${reference}` },
}

export interface Rendering {
  readonly locale?: Locale
  readonly inline?: boolean
  readonly links?: Readonly<Record<string, Link>>
  readonly images?: Readonly<Record<string, Image>>
  readonly blocks?: NonNullable<Markdown['blocks']>
  readonly theme?: MarkdownTheme
  readonly engine?: MarkdownEngine
}

/** Markdown as it comes into the page. */
export function rendered(source: string, options: Rendering = {}): string {
  const { locale = 'de', theme = plainTheme, engine = slowEngine } = options
  const ready = readyHtml()
  const tree = engine.tree(source, locale, theme.footnotes)
  return ready.fill(
    renderToStaticMarkup(renderTree(tree, markdownOf(source, options), theme, { ...shows, put: ready.put })),
  )
}

/** The same by remark-rehype, rehype-react and React alone. */
export function renderedByReference(source: string, options: Rendering = {}): string {
  const { locale = 'de', theme = plainTheme } = options
  const ready = readyHtml()
  const tree = referenceTree(source, locale, theme.footnotes)
  return ready.fill(
    renderToStaticMarkup(renderByReact(tree, markdownOf(source, options), theme, { ...shows, put: ready.put })),
  )
}

/** A picture and a block, reduced to what the text says of them. */
const shows: Omit<Shows, 'put'> = {
  picture: ({ src }, { alt, title = '' }) =>
    `<picture><img src="${src}" alt="${escapeHtml(alt)}" title="${escapeHtml(title)}"/></picture>`,
  block: (name) => `[block ${name}]`,
}

function markdownOf(source: string, { inline = false, links = {}, images = {}, blocks }: Rendering): Markdown {
  return { kind: 'markdown', inline, source, links, images, ...(blocks && { blocks }) }
}

export function linkTo(href: string, rest: Partial<Link> = {}): Link {
  return { kind: 'link', href, external: false, hreflang: null, ...rest }
}
