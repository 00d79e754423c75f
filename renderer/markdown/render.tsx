import type { Element, Root } from 'hast'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { createElement, type ElementType, type ReactNode } from 'react'
import rehypeReact, { type Components } from 'rehype-react'
import { unified } from 'unified'
import type { Link, Markdown } from '../definitions/fields.ts'
import type { MarkdownTheme } from '../definitions/theme.ts'
import type { ReadyHtml } from './ready-html.ts'
import { writeHtml } from './write-html.ts'

/**
 * A tree as a React node, with resolved links and images. Elements that the theme overrides are rendered by React; everything else is
 * finished HTML in placeholders.
 */
export function renderTree(tree: Root, markdown: Markdown, theme: MarkdownTheme, { put }: ReadyHtml): ReactNode {
  const { links, images } = markdown
  const isOverridden = (tagName: string): boolean => Object.hasOwn(theme.components, tagName)
  const written = writeHtml(shownPart(tree, markdown), { isOverridden, links, images })
  let react: ReturnType<typeof reactRenderer> | undefined
  const byReact = (element: Element): ReactNode => {
    react ??= reactRenderer(markdown, theme)
    return react({ type: 'root', children: [element] })
  }
  return createElement(Fragment, null, ...written.map((part) => (typeof part === 'string' ? put(part) : byReact(part))))
}

/** The same by React alone, as the reference of the equality tests. */
export function renderByReact(tree: Root, markdown: Markdown, theme: MarkdownTheme): ReactNode {
  return reactRenderer(markdown, theme)(shownPart(tree, markdown))
}

function reactRenderer(markdown: Markdown, theme: MarkdownTheme): (tree: Root) => ReactNode {
  const components = withReferences(theme.components, markdown)
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

function withReferences(components: Partial<Components>, { links, images }: Markdown): Partial<Components> {
  const A = elementType(components['a'], 'a')
  const Img = elementType(components['img'], 'img')
  return {
    ...components,
    a: (props) => createElement(A, { ...props, ...linkProps(links[props.href ?? '']) }),
    img: (props) => {
      const image = images[String(props.src ?? '')]
      const size = image && { src: image.src, ...(image.width > 0 && { width: image.width, height: image.height }) }
      return createElement(Img, { ...props, ...size, loading: 'lazy', decoding: 'async' })
    },
  }
}

/** A component of the theme, or the plain element. createElement does not accept the union type of rehype-react. */
function elementType(component: unknown, tagName: 'a' | 'img'): ElementType {
  return (component ?? tagName) as ElementType
}

/** Attributes of a resolved link. External links are marked and get `rel="noopener"`. */
function linkProps(link: Link | undefined): Record<string, string> {
  if (!link) return {}
  const language = link.hreflang ? { hrefLang: link.hreflang, lang: link.hreflang } : {}
  const external = link.external ? { rel: 'noopener', 'data-external': 'true' } : {}
  return { href: link.href, ...language, ...external }
}
