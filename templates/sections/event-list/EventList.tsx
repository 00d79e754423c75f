import type { ReactNode } from 'react'
import { inline, list } from 'kartograf'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import { events, type EventCard as Card } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import { EventTags, eventPlace } from '../../collections/events/EventTags.tsx'
import { DateCard } from '../../components/date-card/DateCard.tsx'
import { Icon } from '../../components/icon/Icon.tsx'

const schema = headed('Events as rows, or a sentence if there are none.', {
  entries: list(events).describe('Which events.'),
  empty: inline().describe('Shown if there are none.'),
})

function EventList({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <>
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
    </>
  )
}

export const eventList = framedSection('event-list', schema, EventList, { rhythm: 'tight' })

interface Props {
  readonly card: Card
  readonly context: Context
}

/** An event in a list: day, title, place, language, price, and seats or recap. */
export function EventRow({ card, context }: Props): ReactNode {
  return (
    <article className="event-row card-link">
      <DateCard
        className="event-row-date"
        dayClass="event-row-day head-3"
        start={card.start}
        end={card.end}
        locale={context.locale}
      />
      <div className="event-row-text">
        <h3 className="event-row-title" lang={card.hreflang ?? undefined}>
          <a href={card.href} hrefLang={card.hreflang ?? undefined}>
            {card.title}
          </a>
        </h3>
        <p className="event-row-place">{eventPlace(card, context)}</p>
      </div>
      <EventTags card={card} context={context} />
      <Icon name="arrow-right" />
    </article>
  )
}
