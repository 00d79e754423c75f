import type { ReactNode } from 'react'
import { inline, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import type { Option } from '../../components/lists/OptionList.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const row = z.strictObject({
  priority: text().describe('The level.'),
  example: inline().describe('What counts as such.'),
  reaction: inline().describe('Reaction time.'),
  update: inline().describe('Update interval.'),
  hours: inline().describe('At which hours.'),
})

const schema = headed('Service levels by urgency, with what is promised.', {
  caption: text().describe('Description of the table for screen readers.'),
  rows: z.array(row).min(1).describe('The levels, the most urgent first.'),
  note: inline().optional().describe('A sentence below.'),
})

/** As written, for sections that quote it. */
export type Levels = z.infer<typeof schema>

type Row = SectionOf<typeof schema>['section']['rows'][number]

const TERMS = ['reaction', 'update', 'hours'] as const

function Sla({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { t, markdown } = context
  return (
    <DataTable
      caption={section.caption}
      columns={[t('sla.priority'), t('sla.example'), ...TERMS.map((term) => t(`sla.${term}`))]}
      groups={[{ rows: section.rows.map((entry) => cellsOf(entry, context)) }]}
      options={section.rows.map((entry) => optionOf(entry, context))}
      note={section.note && markdown(section.note)}
    />
  )
}

function cellsOf({ priority, example, ...rest }: Row, { markdown }: Context): ReactNode[] {
  return [priority, markdown(example), ...TERMS.map((term) => markdown(rest[term]))]
}

function optionOf({ priority, example, ...rest }: Row, { t, markdown }: Context): Option {
  return {
    name: (
      <>
        {priority}: {markdown(example)}
      </>
    ),
    groups: [{ facts: TERMS.map((term) => ({ term: t(`sla.${term}`), value: markdown(rest[term]) })) }],
  }
}

export const sla = framedSection('sla', schema, Sla, { block: false })
