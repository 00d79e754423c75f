import type { ReactNode } from 'react'
import { defineSection, inline, list } from 'kartograf'
import { EventRow } from '../../collections/events/EventRow.tsx'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, headed } from '../../components/section/section.ts'
import { events } from '../../collections/cards.ts'

const schema = headed('Events as rows, or a sentence where there is none.', {
  entries: list(events).describe('Which events.'),
  empty: inline().describe('Shown when there is none.'),
})

function EventList({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="event-list">
      <div className="block">
        {section.entries.length === 0 ? (
          <p className="empty-note">{context.markdown(section.empty)}</p>
        ) : (
          <ul className="rows">
            {section.entries.map((card) => (
              <li key={card.key}>
                <EventRow card={card} context={context} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </SectionFrame>
  )
}

export const eventList = defineSection('event-list', schema, EventList)
