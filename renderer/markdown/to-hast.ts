import type { Element, ElementContent, Root as HastRoot, Properties } from 'hast'
import type {
  AlignType,
  Blockquote,
  Code,
  List,
  ListItem,
  Nodes,
  Parents,
  Root,
  RootContent,
  Table,
  TableRow,
} from 'mdast'
import { normalizeUri } from 'micromark-util-sanitize-uri'
import { markCallout } from './callouts.ts'
import {
  element,
  isLooseItem,
  isLooseList,
  isTag,
  lineEnd,
  lines,
  text,
  withoutIndent,
  withoutMargins,
} from './hast-nodes.ts'

/**
 * mdast → hast like remark-rehype, but five times faster, for texts with common nodes only. Returns null for others (references, footnotes,
 * HTML), which need remark-rehype. Converts callouts to asides. Changes the input tree.
 */
export function hastOf(tree: Root): HastRoot | null {
  try {
    return { type: 'root', children: lines(all(tree), false) }
  } catch (error) {
    if (error === UNCOMMON) return null
    throw error
  }
}

/** Thrown at the first uncommon node. A separate check beforehand would slow down every text. */
const UNCOMMON = new Error('A node that is left to remark-rehype')

function all(parent: Parents): ElementContent[] {
  const made: ElementContent[] = []
  let afterBreak = false
  for (const node of parent.children) {
    if (node.type === 'break') made.push(element('br'), lineEnd())
    else made.push(afterBreak ? withoutIndent(one(node, parent)) : one(node, parent))
    afterBreak = node.type === 'break'
  }
  return made
}

function one(node: RootContent, parent: Nodes): ElementContent {
  switch (node.type) {
    case 'text':
      return text(withoutMargins(node.value))
    case 'paragraph':
      return element('p', all(node))
    case 'emphasis':
      return element('em', all(node))
    case 'strong':
      return element('strong', all(node))
    case 'delete':
      return element('del', all(node))
    case 'inlineCode':
      return element('code', [text(node.value.replaceAll(/\r?\n|\r/g, ' '))])
    case 'link':
      return element('a', all(node), { href: normalizeUri(node.url), ...titleOf(node) })
    case 'image':
      return element('img', [], { src: normalizeUri(node.url), ...altOf(node), ...titleOf(node) })
    case 'heading':
      return element(`h${node.depth}`, all(node))
    case 'thematicBreak':
      return element('hr')
    case 'code':
      return element('pre', [codeOf(node)])
    case 'blockquote':
      return quoteOf(node)
    case 'list':
      return listOf(node)
    case 'listItem':
      return itemOf(node, parent)
    case 'table':
      return tableOf(node)
    default:
      throw UNCOMMON
  }
}

function altOf({ alt }: { readonly alt?: string | null | undefined }): Properties {
  return alt === null || alt === undefined ? {} : { alt }
}

function titleOf({ title }: { readonly title?: string | null | undefined }): Properties {
  return title === null || title === undefined ? {} : { title }
}

function codeOf({ value, lang }: Code): Element {
  const [language] = lang ? lang.split(/\s+/) : []
  return element(
    'code',
    [text(value ? `${value}\n` : '')],
    language === undefined ? {} : { className: [`language-${language}`] },
  )
}

function quoteOf(node: Blockquote): Element {
  const kind = markCallout(node)
  const children = lines(all(node), true)
  return kind === undefined
    ? element('blockquote', children)
    : element('aside', children, { className: ['callout'], 'data-callout': kind })
}

function listOf(node: List): Element {
  const items = all(node)
  const hasTasks = node.children.some(({ checked }) => typeof checked === 'boolean')
  return element(node.ordered ? 'ol' : 'ul', lines(items, true), {
    ...(typeof node.start === 'number' && node.start !== 1 && { start: node.start }),
    ...(hasTasks && { className: ['contains-task-list'] }),
  })
}

/** In a tight list, items contain text without paragraphs. */
function itemOf(node: ListItem, parent: Nodes): Element {
  const isLoose = parent.type === 'list' ? isLooseList(parent) : isLooseItem(node)
  const results = all(node)
  const isTask = typeof node.checked === 'boolean'
  if (isTask) addCheckbox(results, node.checked === true)
  const children: ElementContent[] = []
  for (const [index, child] of results.entries()) {
    const isParagraph = isTag(child, 'p')
    if (isLoose || index > 0 || !isParagraph) children.push(lineEnd())
    if (isParagraph && !isLoose) children.push(...child.children)
    else children.push(child)
  }
  const last = results.at(-1)
  if (last && (isLoose || !isTag(last, 'p'))) children.push(lineEnd())
  return element('li', children, isTask ? { className: ['task-list-item'] } : {})
}

function addCheckbox(results: ElementContent[], checked: boolean): void {
  const [first] = results
  const paragraph = first && isTag(first, 'p') ? first : element('p')
  if (paragraph !== first) results.unshift(paragraph)
  if (paragraph.children.length > 0) paragraph.children.unshift(text(' '))
  paragraph.children.unshift(element('input', [], { type: 'checkbox', checked, disabled: true }))
}

function tableOf({ children, align }: Table): Element {
  const [head, ...rows] = children.map((row, index) => rowOf(row, index === 0 ? 'th' : 'td', align))
  return element(
    'table',
    lines(
      [
        ...(head ? [element('thead', lines([head], true))] : []),
        ...(rows.length > 0 ? [element('tbody', lines(rows, true))] : []),
      ],
      true,
    ),
  )
}

/** Each row gets as many cells as the table has columns. */
function rowOf({ children }: TableRow, tagName: 'th' | 'td', align: AlignType[] | null | undefined): Element {
  const cells = Array.from({ length: align ? align.length : children.length }, (_, column) => {
    const cell = children[column]
    const side = align?.[column]
    return element(tagName, cell ? all(cell) : [], side ? { align: side } : {})
  })
  return element('tr', lines(cells, true))
}
