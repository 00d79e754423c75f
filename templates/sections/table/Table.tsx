import type { ReactNode } from 'react'
import { inline, text, z } from 'kartograf'
import { TextTable } from '../../components/table/TextTable.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('A table. What compares options, duties or service levels has a section type of its own.', {
  caption: text().describe('What the table holds, for those who cannot see it.'),
  columns: z.array(text()).min(2).describe('Heads of the columns.'),
  rows: z.array(z.array(inline()).min(2)).min(1).describe('Rows of cells; the first cell is the head of its row.'),
  note: inline().optional().describe('A sentence below.'),
})

function Table({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <TextTable
      caption={section.caption}
      columns={section.columns}
      rows={section.rows}
      note={section.note}
      context={context}
    />
  )
}

export const table = framedSection('table', schema, Table, { block: false })
