import type { Element } from 'hast'
import { textOf, walkElements } from './walk.ts'

/** Says the alignment of a table's cells with a class: an inline style would break the content security policy. */
export function alignCells(table: Element): void {
  walkElements(table, (node) => {
    const { align } = node.properties
    if ((node.tagName !== 'td' && node.tagName !== 'th') || typeof align !== 'string') return
    delete node.properties['align']
    node.properties['className'] = [`align-${align}`]
  })
}

/** Up to three columns of text stand beside each other on a phone, and more where they are this short (characters). */
const MANY_COLUMNS = 4
const SHORT_CELL = 14

/**
 * Marks a table that has no room on a phone with `data-records` and gives each of its cells but the first of a row the name
 * of its column (`data-label`): there a style can make each row a record of its own. The text of such a cell is one element.
 */
export function makeRecords(table: Element): void {
  const [names, ...rows] = elementsOf(table, 'tr').map((row) => row.children.filter(isElement))
  const cells = rows.flatMap((row) => row.slice(1).map((cell, place) => ({ cell, name: names?.[place + 1] })))
  if (!names || names.length < MANY_COLUMNS || cells.every(({ cell }) => textOf(cell).length <= SHORT_CELL)) return
  table.properties['dataRecords'] = ''
  for (const { cell, name } of cells) label(cell, name ? textOf(name) : '')
}

function label(cell: Element, name: string): void {
  cell.properties['dataLabel'] = name
  cell.children = [{ type: 'element', tagName: 'div', properties: {}, children: cell.children }]
}

function elementsOf(parent: Element, tagName: string): readonly Element[] {
  const found: Element[] = []
  walkElements(parent, (element) => {
    if (element.tagName === tagName) found.push(element)
  })
  return found
}

function isElement(node: Element['children'][number]): node is Element {
  return node.type === 'element'
}
