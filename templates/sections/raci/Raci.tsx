import type { ReactNode } from 'react'
import { inline, text, z } from 'kartograf'
import { DataTable } from '../../components/table/DataTable.tsx'
import { cellOf } from '../../components/table/TextTable.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const row = z.strictObject({
  task: inline().describe('The duty.'),
  you: inline().describe('What the customer does, in words such as “decides”; in bold if it makes them accountable.'),
  us: inline().describe('What we do.'),
  microsoft: inline().describe('What Microsoft does.'),
})

const schema = headed('Who does what: the customer, this company and Microsoft.', {
  caption: text().describe('Description of the table for screen readers.'),
  rows: z.array(row).min(1).describe('The duties.'),
  note: inline().optional().describe('A sentence below.'),
})

const PARTIES = ['you', 'us', 'microsoft'] as const

function Raci({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { t, markdown, settings } = context
  const parties = [t('raci.you'), settings.brand, t('raci.microsoft')]
  const rows = section.rows.map((entry) => [
    markdown(entry.task),
    ...PARTIES.map((party) => cellOf(entry[party], context)),
  ])

  return (
    <DataTable
      className="compare-table raci"
      caption={section.caption}
      columns={[t('raci.task'), ...parties]}
      groups={[{ rows }]}
      arePeers
      note={section.note && <p>{markdown(section.note)}</p>}
    />
  )
}

export const raci = framedSection('raci', schema, Raci, { block: false })
