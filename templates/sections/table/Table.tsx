import type { ReactNode } from 'react'
import { inline, text, z } from 'kartograf'
import { TextTable } from '../../components/table/TextTable.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('A table. Comparisons, duties and service levels have their own section types.', {
  caption: text().describe('Description of the table for screen readers.'),
  columns: z.array(text()).min(2).describe('Column headers.'),
  rows: z.array(z.array(inline()).min(2)).min(1).describe('Rows of cells; the first cell of each is its header.'),
  peers: z
    .boolean()
    .default(false)
    .describe(
      'All columns after the first weigh the same, such as two countries: on phones, each text has its name in front.',
    ),
  note: inline().optional().describe('A sentence below.'),
})

function Table({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <TextTable
      caption={section.caption}
      columns={section.columns}
      rows={section.rows}
      note={section.note}
      arePeers={section.peers}
      context={context}
    />
  )
}

export const table = framedSection('table', schema, Table, { block: false })
