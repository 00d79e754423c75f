import type { ReactNode } from 'react'
import { inline, list } from 'kartograf'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import { events } from '../../collections/cards.ts'
import { EventRow } from '../../collections/events/EventRow.tsx'

const schema = headed('Events as rows, or a sentence if there are none.', {
  entries: list(events).describe('Which events.'),
  empty: inline().describe('Shown if there are none.'),
})

function EventList({ section, context }: SectionOf<typeof schema>): ReactNode {
  if (section.entries.length === 0) return <p className="empty-note">{context.markdown(section.empty)}</p>
  return (
    <ul className="rows">
      {section.entries.map((card) => (
        <li key={card.key}>
          <EventRow card={card} context={context} />
        </li>
      ))}
    </ul>
  )
}

export const eventList = framedSection('event-list', schema, EventList, { rhythm: 'tight' })
