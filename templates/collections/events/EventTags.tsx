import type { ReactNode } from 'react'
import { formatDateRange, formatMoney } from 'kartograf'
import type { Context } from '../../context.ts'
import type { EventCard } from '../cards.ts'
import { isInOneMonth } from '../../components/date-card/DateCard.tsx'

interface Props {
  readonly card: EventCard
  readonly context: Context
}

/** What a list says of an event beside its day and place: the price, then its seats, that none are left, or that it is over. */
export function EventTags({ card, context }: Props): ReactNode {
  const tags = [priceOf(card, context), restOf(card, context)].filter((tag) => tag !== null)
  if (tags.length === 0) return null
  return (
    <p className="event-row-tags">
      {tags.map(({ label, state }) => (
        <span key={label} className="tag" data-state={state}>
          {label}
        </span>
      ))}
    </p>
  )
}

/** `Graz · Deutsch`; an event of several days says them. */
export function eventPlace({ start, end, place, language }: EventCard, { locale, t }: Context): string {
  const days = isInOneMonth(start, end) ? [] : [formatDateRange(start, end, locale)]
  return [...days, place ?? t('event.online'), t(`language.name.${language}`)].join('\u00A0· ')
}

interface Tag {
  readonly label: string
  readonly state?: 'past' | 'closed' | 'full'
}

/** `2.900 € für die Gruppe`, `Kostenlos`. */
function priceOf({ cost }: EventCard, { locale, t }: Context): Tag | null {
  if (cost === null) return null
  if (cost.amount === 0) return { label: t('event.free') }
  return { label: t(`event.cost.${cost.per}`, { price: formatMoney(cost.amount, cost.currency, locale) }) }
}

function restOf({ past, recap, registration, seats }: EventCard, { t }: Context): Tag | null {
  if (past) return { label: t(recap ? 'event.recapTag' : 'event.past'), state: 'past' }
  if (registration !== 'open') return { label: t(`event.registration.${registration}`), state: registration }
  return seats === null ? null : { label: t('event.seatCount', { count: seats }) }
}
