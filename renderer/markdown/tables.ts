import type { Element } from 'hast'
import { textOf, walkElements } from './walk.ts'

/** Aligns table cells with a class, because the content security policy forbids inline styles. */
export function alignCells(table: Element): void {
  walkElements(table, (node) => {
    const { align } = node.properties
    if ((node.tagName !== 'td' && node.tagName !== 'th') || typeof align !== 'string') return
    delete node.properties['align']
    node.properties['className'] = [`align-${align}`]
  })
}

/** Says of the names of columns that they are. A cell with a scope of its own, from HTML in a text, keeps it. */
export function nameColumns(table: Element): void {
  for (const head of elementsOf(table, 'thead')) {
    for (const name of elementsOf(head, 'th')) name.properties['scope'] ??= 'col'
  }
}

/**
 * Phones fit three columns of text, more if cells have at most so many characters, and fewer if one has many. Beside two figures and more,
 * they fit only short names.
 */
const MANY_COLUMNS = 4
const SHORT_CELL = 14
const LONG_CELL = 58

/**
 * Marks a table that is too wide for phones with `data-records`, and its cells, except the first of each row, with the column name
 * (`data-label`), so that CSS can show each row as a record. The value is the number of right-aligned columns after the first, or `keys` if
 * there are none and the first cells are as short as times.
 */
export function makeRecords(table: Element): void {
  const [names, ...rows] = elementsOf(table, 'tr').map((row) => row.children.filter(isElement))
  const cells = rows.flatMap((row) => row.slice(1).map((cell, place) => ({ cell, name: names?.[place + 1] })))
  const longest = longestOf(cells.map(({ cell }) => cell))
  if (!names || names.length < MANY_COLUMNS - 1) return
  const hasKeys = longestOf(rows.flatMap((row) => row.slice(0, 1))) <= SHORT_CELL
  const figures = names.slice(1).filter(isRight).length
  const fits = longest <= (names.length < MANY_COLUMNS ? LONG_CELL : SHORT_CELL)
  if (fits && (hasKeys || figures < names.length - 1)) return
  table.properties['dataRecords'] = figures || (hasKeys ? 'keys' : '')
  for (const { cell, name } of cells) cell.properties['dataLabel'] = name ? textOf(name) : ''
}

function longestOf(cells: readonly Element[]): number {
  return Math.max(0, ...cells.map((cell) => textOf(cell).length))
}

/** Right-aligned columns contain figures. */
function isRight({ properties }: Element): boolean {
  return Array.isArray(properties['className']) && properties['className'].includes('align-right')
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
