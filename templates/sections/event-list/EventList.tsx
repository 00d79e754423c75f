import type { ReactNode } from 'react'
import { defineSection, inline, list, z } from 'kartograf'
import { EventRow } from '../../collections/events/EventRow.tsx'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'
import { events } from '../../collections/cards.ts'

const schema = z.strictObject({
  type: z.literal('event-list'),
  ...frameFields,
  ...headFields,
  entries: list(events),
  empty: inline(),
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

/** Events as rows, or a sentence where there is none. */
export const eventList = defineSection('event-list', schema, EventList)
