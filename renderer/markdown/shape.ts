import type { Element, ElementContent, Root } from 'hast'
import { element, text } from './hast-nodes.ts'
import { headingIds } from './heading-id.ts'
import { highlight } from './highlight/highlight.ts'
import { alignCells, makeRecords, nameColumns } from './tables.ts'
import { textOf, walkElements } from './walk.ts'

/**
 * Our additions to a tree, in one walk: figures, tables for phones, heading ids, highlighted code, long names in code, email
 * addresses, labels of tasks.
 */
export function rehypeShape() {
  return shape
}

export function shape(tree: Root): void {
  const idOf = headingIds()
  walkElements(tree, (node) => {
    switch (node.tagName) {
      case 'p':
        makeFigure(node)
        break
      case 'table':
        alignCells(node)
        nameColumns(node)
        makeRecords(node)
        break
      case 'pre':
        highlight(node)
        break
      case 'code':
        breakAtDots(node)
        break
      case 'a':
        breakBeforeHost(node)
        break
      case 'li':
        labelTask(node)
        break
      case 'h2':
      case 'h3':
      case 'h4':
      case 'h5':
      case 'h6':
        // Numbered if there are several.
        node.properties['id'] ??= idOf(textOf(node))
        break
      default:
        break
    }
  })
}

/** A name without spaces that is longer than this seldom fits into the rest of a line. Blocks of code end with a line break. */
const LONG_NAME = /^\S{20,}$/

/** Lets a long name in code, such as `Application.ReadWrite.All`, continue on the next line after a dot. */
function breakAtDots(code: Element): void {
  const [only, more] = code.children
  if (only?.type !== 'text' || more || !LONG_NAME.test(only.value)) return
  const [first = '', ...rest] = only.value.split(/(?<=\.)(?=\p{L})/u)
  code.children = [text(first), ...rest.flatMap((part) => [element('wbr'), text(part)])]
}

/** A long email address: what is before its host, and the host. */
const LONG_MAIL = /^(?=\S{20,}$)(\S+)(@\S+)$/

/** Lets a link that shows a long email address continue on the next line with its host. */
function breakBeforeHost(link: Element): void {
  const [only, more] = link.children
  if (only?.type !== 'text' || more || !String(link.properties['href']).startsWith('mailto:')) return
  const [, name = '', host = ''] = LONG_MAIL.exec(only.value) ?? []
  if (name !== '') link.children = [text(name), element('wbr'), text(host)]
}

/** Turns a paragraph that contains only an image into a `<figure>`, with the image's title as caption. */
function makeFigure(node: Element): void {
  const only = onlyChild(node)
  if (only?.type !== 'element' || only.tagName !== 'img') return
  const caption = only.properties['title']
  delete only.properties['title']
  node.tagName = 'figure'
  node.children =
    typeof caption === 'string' && caption !== ''
      ? [only, { type: 'element', tagName: 'figcaption', properties: {}, children: [{ type: 'text', value: caption }] }]
      : [only]
}

/** Elements that end the line of a task. */
const BLOCKS = new Set('aside blockquote details div dl figure h2 h3 h4 h5 h6 hr ol p pre section table ul'.split(' '))

/** Makes the words of a task the label of its box, which would have no name for those who do not see it. */
function labelTask(item: Element): void {
  const first = item.children.find((child) => child.type === 'element')
  const line = first?.tagName === 'p' ? first : item
  const at = line.children.findIndex(isBox)
  if (at === -1) return
  const behind = line.children.slice(at).findIndex((child) => child.type === 'element' && BLOCKS.has(child.tagName))
  const words = line.children.slice(at, behind === -1 ? undefined : at + behind)
  line.children.splice(at, words.length, element('label', words))
}

function isBox(node: ElementContent): boolean {
  return node.type === 'element' && node.tagName === 'input' && node.properties['type'] === 'checkbox'
}

/** The only child that is not white space, if there is exactly one. */
function onlyChild({ children }: Element): ElementContent | undefined {
  let only: ElementContent | undefined
  for (const child of children) {
    if (child.type === 'text' && child.value.trim() === '') continue
    if (only) return undefined
    only = child
  }
  return only
}
