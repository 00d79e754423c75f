import type { ReactNode } from 'react'
import { inline, list, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { EventRow } from '../parts/cards/EventRow.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'
import { events } from '../collections/cards.ts'

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
