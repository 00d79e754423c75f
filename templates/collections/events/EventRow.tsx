import type { ReactNode } from 'react'
import type { EventCard as Card } from '../cards.ts'
import type { Context } from '../../context.ts'
import { DateCard } from '../../components/date-card/DateCard.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import { EventTags, eventPlace } from './EventTags.tsx'

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
