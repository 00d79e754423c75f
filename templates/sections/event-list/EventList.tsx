import type { ReactNode } from 'react'
import { inline, list, formatDateRange } from 'kartograf'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import { events, type EventCard as Card } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
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
  readonly level?: 2 | 3 | undefined
}

/** An event in a list: day, title, place, language, and number of seats or a link to the recap. */
export function EventRow({ card, context, level = 3 }: Props): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3'
  const state = card.past ? context.t('event.past') : context.t(`event.registration.${card.registration}`)
  const more = moreOf(card, context)

  return (
    <article className="event-row card-link">
      <DateCard className="event-row-date" dayClass="event-row-day head-3" start={card.start} locale={context.locale} />
      <div className="event-row-text">
        <Heading className="event-row-title" lang={card.hreflang ?? undefined}>
          <a href={card.href} hrefLang={card.hreflang ?? undefined}>
            {card.title}
          </a>
        </Heading>
        <p className="event-row-place">
          {card.start.slice(0, 10) !== card.end.slice(0, 10) &&
            `${formatDateRange(card.start, card.end, context.locale)}\u00A0· `}
          {[card.place ?? context.t('event.online'), context.t(`language.name.${card.language}`)].join('\u00A0· ')}
        </p>
      </div>
      <p className="event-row-tags">
        <span className="tag" data-state={card.past ? 'past' : card.registration}>
          {state}
        </span>
        {more && <span className="tag">{more}</span>}
      </p>
      <Icon name="arrow-right" />
    </article>
  )
}

/** Extra information about an event: the recap if it is past, or else the available seats. */
function moreOf({ past, recap, registration, seats }: Card, { t }: Context): string | null {
  if (past) return recap ? t('event.recapTag') : null
  return registration === 'open' && seats !== null ? t('event.seatCount', { count: seats }) : null
}
