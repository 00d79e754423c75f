import type { Element, ElementContent, Root, RootContent } from 'hast'
import type { Image } from '../definitions/fields/pictures.ts'
import type { Link } from '../definitions/fields/links.ts'

/** Output of a tree: finished HTML and elements for React. */
type Written = string | Element

interface WriteOptions {
  /** Whether the theme overrides an element. */
  readonly isOverridden: (tagName: string) => boolean
  readonly links: Readonly<Record<string, Link>>
  readonly images: Readonly<Record<string, Image>>
  /** The HTML of a picture that the build makes in several sizes. */
  readonly picture: (image: Image, words: { readonly alt: string; readonly title?: string | undefined }) => string
}

/**
 * Writes the same bytes as rehype-react with React's server renderer, ten times faster. Handles only what is listed here; other elements,
 * attributes and URL schemes are left to React, with their content.
 */
export function writeHtml({ children }: Pick<Root, 'children'>, options: WriteOptions): Written[] {
  const pen: Pen = { ...options, written: [], html: '' }
  writeNodes(children, pen)
  if (pen.html !== '') pen.written.push(pen.html)
  return pen.written
}

interface Pen extends WriteOptions {
  readonly written: Written[]
  html: string
}

function writeNodes(nodes: readonly RootContent[], pen: Pen): void {
  for (const node of nodes) {
    if (node.type === 'text') pen.html += escapeText(node.value)
    else if (node.type === 'element') writeElement(node, pen)
  }
}

function writeElement(node: Element, pen: Pen): void {
  const { tagName } = node
  const attributes = pen.isOverridden(tagName) ? null : attributesOf(node, pen)
  if (attributes === null) {
    leaveToReact(node, pen)
    return
  }
  if (VOID.has(tagName)) {
    pen.html += pictureOf(node, pen) ?? `<${tagName}${attributes}/>`
    return
  }
  pen.html += `<${tagName}${attributes}>`
  writeNodes(TABLE.has(tagName) ? node.children.filter(isShownInTable) : node.children, pen)
  pen.html += `</${tagName}>`
}

function leaveToReact(node: Element, pen: Pen): void {
  if (pen.html !== '') pen.written.push(pen.html)
  pen.written.push(node)
  pen.html = ''
}

const VOID = new Set(['br', 'hr', 'img', 'wbr'])

/** rehype-react drops white space inside these. */
const TABLE = new Set(['table', 'thead', 'tbody', 'tr'])

function isShownInTable(node: ElementContent): boolean {
  return node.type !== 'text' || !/^[ \t\n\f\r]*$/.test(node.value)
}

const WRITTEN = new Set(
  'a aside blockquote br code del div em figcaption figure h1 h2 h3 h4 h5 h6 hr img li ol p pre span strong sub sup table tbody td th thead tr ul wbr'.split(
    ' ',
  ),
)

/** The attributes of an element as HTML; null if the element is left to React. */
function attributesOf(node: Element, pen: Pen): string | null {
  const { tagName, properties, children } = node
  if (!WRITTEN.has(tagName) || (tagName === 'pre' && children[0]?.type === 'text')) return null
  if (tagName === 'a') return linkAttributes(node, pen)
  if (tagName === 'img') return imageAttributes(node, pen)
  let html = ''
  for (const name in properties) {
    const attribute = attributeOf(name, properties[name])
    if (attribute === null) return null
    html += attribute
  }
  return html
}

const NAMES: Readonly<Record<string, string>> = {
  id: 'id',
  title: 'title',
  alt: 'alt',
  scope: 'scope',
  start: 'start',
  dataLabel: 'data-label',
  dataLanguage: 'data-language',
  dataRecords: 'data-records',
  'data-callout': 'data-callout',
}

function attributeOf(name: string, value: Element['properties'][string]): string | null {
  if (name === 'className') return Array.isArray(value) ? ` class="${escapeText(value.join(' ').trim())}"` : null
  const attribute = NAMES[name]
  if (attribute === undefined || (typeof value !== 'string' && typeof value !== 'number')) return null
  return ` ${attribute}="${escapeText(String(value))}"`
}

/** A resolved link. External links are marked and get `rel="noopener"`. */
function linkAttributes({ properties }: Element, { links }: Pen): string | null {
  const link = links[typeof properties['href'] === 'string' ? properties['href'] : '']
  let html = ''
  for (const name in properties) {
    const attribute =
      name === 'href' ? addressOf('href', link?.href ?? properties['href']) : attributeOf(name, properties[name])
    if (attribute === null) return null
    html += attribute
  }
  if (!link) return html
  if (properties['href'] === undefined) return null
  if (link.hreflang) html += ` hrefLang="${escapeText(link.hreflang)}"`
  return link.external ? `${html} rel="noopener" data-external="true"` : html
}

/** An image with its URL and size in the output, loaded lazily. */
function imageAttributes({ properties }: Element, { images }: Pen): string | null {
  const image = images[typeof properties['src'] === 'string' ? properties['src'] : '']
  let html = ''
  for (const name in properties) {
    const attribute =
      name === 'src' ? addressOf('src', image?.src ?? properties['src']) : attributeOf(name, properties[name])
    if (attribute === null) return null
    html += attribute
  }
  if (image && image.width > 0) html += ` width="${image.width}" height="${image.height}"`
  return `${html} loading="lazy" decoding="async"`
}

/** The HTML of a picture with variants; undefined for other elements. */
function pictureOf(
  { tagName, properties: { src, alt, title } }: Element,
  { images, picture }: Pen,
): string | undefined {
  const image = tagName === 'img' ? images[typeof src === 'string' ? src : ''] : undefined
  const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
  return image?.raster && picture(image, { alt: text(alt) ?? '', title: text(title) })
}

/** Schemes that React never changes; others are left to it. */
const PLAIN_ADDRESS = /^(?:https?:|mailto:|tel:|[^:]*$|[^:]*[/?#])/i

function addressOf(name: 'href' | 'src', address: unknown): string | null {
  if (typeof address !== 'string' || address === '' || !PLAIN_ADDRESS.test(address)) return null
  return ` ${name}="${escapeText(address)}"`
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes text and attributes like React. */
function escapeText(text: string): string {
  return /["'&<>]/.test(text) ? text.replaceAll(/["'&<>]/g, (character) => ESCAPES[character] ?? '') : text
}
