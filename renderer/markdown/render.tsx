import type { Element, Root } from 'hast'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { createElement, type ElementType, type ReactNode } from 'react'
import rehypeReact, { type Components } from 'rehype-react'
import { unified } from 'unified'
import type { Image } from '../definitions/fields/pictures.ts'
import type { Link } from '../definitions/fields/links.ts'
import type { Markdown } from '../definitions/fields/markdown.ts'
import type { MarkdownTheme } from '../definitions/theme.ts'
import { blockName } from './blocks.ts'
import type { ReadyHtml } from './ready-html.ts'
import { writeHtml } from './write-html.ts'

/** Texts of a picture in Markdown. */
interface PictureWords {
  readonly alt: string
  readonly title?: string | undefined
}

/** Renders pictures and blocks of a text, and puts finished HTML between React nodes. */
export interface Shows extends Pick<ReadyHtml, 'put'> {
  readonly picture: (image: Image, words: PictureWords) => string
  readonly block: (name: string) => ReactNode
}

/**
 * A tree as a React node, with resolved links and images. Elements that the theme overrides are rendered by React; everything else is
 * finished HTML in placeholders.
 */
export function renderTree(
  tree: Root,
  markdown: Markdown,
  theme: MarkdownTheme,
  { put, picture, block }: Shows,
): ReactNode {
  const { links, images } = markdown
  const isOverridden = (tagName: string): boolean => Object.hasOwn(theme.components, tagName)
  const write = (part: Root) => writeHtml(part, { isOverridden, links, images, picture })
  let react: ReturnType<typeof reactRenderer> | undefined
  const byReact = (element: Element): ReactNode => {
    react ??= reactRenderer(markdown, theme, (image, words) => put(picture(image, words)))
    return react({ type: 'root', children: [element] })
  }
  const textNodes = (part: Root): ReactNode[] =>
    write(part).map((piece) => (typeof piece === 'string' ? put(piece) : byReact(piece)))
  return createElement(Fragment, null, ...aroundBlocks(shownPart(tree, markdown), markdown, textNodes, block))
}

/** Splits a tree at its blocks: renders text with `text` and blocks with `block`. */
function aroundBlocks(
  tree: Root,
  { blocks }: Pick<Markdown, 'blocks'>,
  text: (part: Root) => ReactNode[],
  block: (name: string) => ReactNode,
): ReactNode[] {
  if (!blocks) return text(tree)
  const shown: ReactNode[] = []
  let run: Root['children'] = []
  const flush = (): void => {
    if (run.length > 0) shown.push(...text({ type: 'root', children: run }))
    run = []
  }
  for (const node of tree.children) {
    const name = blockName(node)
    if (name === undefined || !Object.hasOwn(blocks, name)) run.push(node)
    else {
      flush()
      shown.push(block(name))
    }
  }
  flush()
  return shown
}

/** The same by React alone, as the reference of the equality tests. */
export function renderByReact(
  tree: Root,
  markdown: Markdown,
  theme: MarkdownTheme,
  { put, picture, block }: Shows,
): ReactNode {
  const render = reactRenderer(markdown, theme, (image, words) => put(picture(image, words)))
  const text = (part: Root): ReactNode[] => [render(part)]
  return createElement(Fragment, null, ...aroundBlocks(shownPart(tree, markdown), markdown, text, block))
}

type Show = (image: Image, words: PictureWords) => ReactNode

function reactRenderer(markdown: Markdown, theme: MarkdownTheme, show: Show): (tree: Root) => ReactNode {
  const components = withReferences(theme.components, markdown, show)
  const processor = unified().use(rehypeReact, { Fragment, jsx, jsxs, components })
  return (tree) => processor.stringify(tree)
}

/** For an inline text, the content of its only paragraph. */
function shownPart(tree: Root, { inline }: Markdown): Root {
  const paragraph = inline && tree.children.find((child): child is Element => isParagraph(child))
  return paragraph ? { type: 'root', children: paragraph.children } : tree
}

function isParagraph(node: Root['children'][number]): node is Element {
  return node.type === 'element' && node.tagName === 'p'
}

function withReferences(components: Partial<Components>, { links, images }: Markdown, show: Show): Partial<Components> {
  const A = elementType(components['a'], 'a')
  const Img = elementType(components['img'], 'img')
  return {
    ...components,
    a: (props) => createElement(A, { ...props, ...linkProps(links[props.href ?? '']) }),
    img: (props) => {
      const image = images[String(props.src ?? '')]
      if (image?.raster && Img === 'img') return show(image, { alt: props.alt ?? '', title: props.title })
      const size = image && { src: image.src, ...(image.width > 0 && { width: image.width, height: image.height }) }
      return createElement(Img, { ...props, ...size, loading: 'lazy', decoding: 'async' })
    },
  }
}

/** A component of the theme, or the plain element. createElement does not accept the union type of rehype-react. */
function elementType(component: unknown, tagName: 'a' | 'img'): ElementType {
  return (component ?? tagName) as ElementType
}

/**
 * Attributes of a resolved link. External links are marked and get `rel="noopener"`. Without `lang`: the label is in the language of the
 * text around it, wherever the link leads.
 */
function linkProps(link: Link | undefined): Record<string, string> {
  if (!link) return {}
  const language = link.hreflang ? { hrefLang: link.hreflang } : {}
  const external = link.external ? { rel: 'noopener', 'data-external': 'true' } : {}
  return { href: link.href, ...language, ...external }
}
