import { kind, once } from './kind.ts'
import type { Link } from './links.ts'
import type { Image } from './pictures.ts'
import { text } from './text.ts'

export interface MarkdownField {
  readonly kind: 'markdown'
  readonly inline: boolean
  readonly source: string
}
/** Markdown with everything needed to render it: resolved links and images by their written URL. */
export interface Markdown extends MarkdownField {
  readonly links: Readonly<Record<string, Link>>
  readonly images: Readonly<Record<string, Image>>
  /** Sections to show in the text, where it says `::block{#name}`. */
  readonly blocks?: Readonly<Record<string, { readonly type: string; readonly id?: string }>>
}

/** A heading of a text below its title, with the id that links use. */
export interface Heading {
  /** 2 to 6. */
  readonly level: number
  readonly id: string
  /** Without markup. */
  readonly text: string
}

export const inlineOf = (source: string): MarkdownField => ({ kind: 'markdown', inline: true, source })

/** One paragraph of Markdown: emphasis, links, code. Components get `Markdown`. */
export const inline = once(() => kind(text().transform(inlineOf), 'inline Markdown'))

/** Markdown of any kind. Components get `Markdown`. */
export const markdown = once(() =>
  kind(
    text().transform((source): MarkdownField => ({ kind: 'markdown', inline: false, source })),
    'Markdown',
  ),
)
