import type { Root } from 'hast'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { createElement, type ElementType, type ReactNode } from 'react'
import rehypeReact, { type Components } from 'rehype-react'
import { unified } from 'unified'
import type { Link, Markdown } from '../model/fields.ts'
import type { MarkdownTheme } from '../model/theme.ts'

/** A tree as React elements: the theme's components, links that lead where the model found them to lead, images of the output. */
export function renderTree(tree: Root, markdown: Markdown, theme: MarkdownTheme): ReactNode {
  const components = withReferences(theme.components, markdown)
  const processor = unified().use(rehypeReact, { Fragment, jsx, jsxs, components })
  return processor.stringify(markdown.inline ? unwrapParagraph(tree) : tree)
}

/** The content of an inline text's only paragraph. */
function unwrapParagraph(tree: Root): Root {
  const paragraph = tree.children.find((child) => child.type === 'element' && child.tagName === 'p')
  return paragraph?.type === 'element' ? { type: 'root', children: paragraph.children } : tree
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

/** A component of the theme, or the plain element. rehype-react's type is a union that createElement cannot take apart. */
function elementType(component: unknown, tagName: 'a' | 'img'): ElementType {
  return (component ?? tagName) as ElementType
}

/** Attributes of a resolved link: an external one is marked and opens nothing of ours to the other side. */
function linkProps(link: Link | undefined): Record<string, string> {
  if (!link) return {}
  const language = link.hreflang ? { hrefLang: link.hreflang, lang: link.hreflang } : {}
  const external = link.external ? { rel: 'noopener', 'data-external': 'true' } : {}
  return { href: link.href, ...language, ...external }
}
