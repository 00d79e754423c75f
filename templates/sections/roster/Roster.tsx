import type { ReactNode } from 'react'
import { inline, ref, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { authors } from '../../collections/cards.ts'
import { DayHours, DayTrack, span } from '../../components/chart/DayTrack.tsx'
import { entryLink } from '../../components/link/links.ts'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import { DataTable } from '../../components/table/DataTable.tsx'

const row = z.strictObject({
  duty: text().describe('What somebody is on duty for.'),
  lead: ref(authors).optional().describe('Who is responsible for it.'),
  spans: z.array(span).min(1).describe('When, as drawn.'),
  hours: text().describe('When, in words, with the days.'),
  answer: inline().describe('What is promised, and what was measured.'),
})

const schema = headed('Who is on duty when, on the 24 hours of a day, and how fast they answer.', {
  caption: text().describe('What the bars show, and the clock of which place.'),
  rows: z.array(row).min(2).describe('The duties.'),
  note: inline().describe('Source and date.'),
})

type Row = SectionOf<typeof schema>['section']['rows'][number]

function Roster({ section: { caption, rows, note }, context }: SectionOf<typeof schema>): ReactNode {
  const { t, markdown } = context
  return (
    <DataTable
      className="roster"
      caption={caption}
      columns={[t('roster.duty'), t('roster.hours'), t('roster.answer')]}
      groups={[{ rows: rows.map((entry) => cellsOf(entry, context)) }]}
      note={<p>{markdown(note)}</p>}
      scales={SCALES}
    />
  )
}

const SCALES = new Map([[1, <DayHours key="hours" />]])

function cellsOf({ duty, lead, spans, hours, answer }: Row, context: Context): readonly ReactNode[] {
  return [
    <>
      {duty}
      {lead && (
        <SmartLink className="roster-lead" link={entryLink(lead)} context={context}>
          {lead.title}
        </SmartLink>
      )}
    </>,
    <>
      <DayTrack spans={spans} />
      {hours}
    </>,
    context.markdown(answer),
  ]
}

export const roster = framedSection('roster', schema, Roster, { block: false })
