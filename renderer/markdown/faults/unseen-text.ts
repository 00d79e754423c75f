import type { FootnoteDefinition, Nodes, Table } from 'mdast'

/** A part of a text that Markdown leaves out of the page. */
export interface UnseenPart {
  readonly node: Nodes
  readonly message: string
  readonly expected: string
}

/** Cells of rows that have more of them than the first row, which says how many columns there are. */
export function unseenCells({ children: rows }: Table): UnseenPart[] {
  const columns = rows[0]?.children.length ?? 0
  return rows.flatMap(({ children: cells }) => {
    const node = cells[columns]
    if (!node) return []
    const message = `this row has ${cells.length} cells and the first one ${columns}, so what is in the others would not be shown`
    return [{ node, message, expected: 'as many cells as in the first row; a | within a cell is written \\|' }]
  })
}

/** Footnotes of a text as they come. */
export interface Footnotes {
  readonly notes: FootnoteDefinition[]
  readonly used: Set<string>
}

/** Footnotes that nothing refers to, and those whose name an earlier one has. */
export function unseenNotes({ notes, used }: Footnotes): UnseenPart[] {
  const seen = new Set<string>()
  return notes.flatMap((node) => {
    const { identifier, label } = node
    const mark = `[^${label ?? identifier}]`
    if (!used.has(identifier))
      return [
        {
          node,
          message: `nothing refers to this footnote, so it would not be shown`,
          expected: `${mark} in the text, where the footnote belongs`,
        },
      ]
    if (seen.has(identifier))
      return [
        {
          node,
          message: `another footnote is called ${mark}, so this one would not be shown`,
          expected: 'another name for each footnote',
        },
      ]
    seen.add(identifier)
    return []
  })
}
