import type { ReactNode } from 'react'
import { inline, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import { DayTrack, span } from '../../components/chart/DayTrack.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const row = z.strictObject({
  priority: text().describe('The level.'),
  example: inline().describe('What counts as such.'),
  reaction: inline().describe('Reaction time.'),
  update: inline().describe('Update interval.'),
  hours: inline().describe('At which hours.'),
  spans: z.array(span).optional().describe('The same hours, as drawn on the 24 hours of a day.'),
})

const schema = headed('Service levels by urgency, with what is promised.', {
  caption: text().describe('Description of the table for screen readers.'),
  rows: z.array(row).min(1).describe('The levels, the most urgent first.'),
  note: inline().optional().describe('A sentence below.'),
})

/** The fields of the section, for sections that quote it. */
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
      hasKeys
      note={section.note && <p>{markdown(section.note)}</p>}
    />
  )
}

function cellsOf(entry: Row, context: Context): ReactNode[] {
  return [entry.priority, context.markdown(entry.example), ...TERMS.map((term) => valueOf(entry, term, context))]
}

function valueOf(entry: Row, term: (typeof TERMS)[number], { markdown }: Context): ReactNode {
  if (term !== 'hours' || !entry.spans) return markdown(entry[term])
  return (
    <>
      {markdown(entry.hours)}
      <DayTrack spans={entry.spans} />
    </>
  )
}

export const sla = framedSection('sla', schema, Sla, { block: false })
