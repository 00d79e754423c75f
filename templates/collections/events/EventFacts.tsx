import type { ReactNode } from 'react'
import { formatDateRange, formatTimeRange } from 'kartograf'
import { townOf } from './town.ts'
import { capitalised } from '../../components/text/capitalised.ts'
import type { Context } from '../../context.ts'
import { DateCard, isInOneMonth } from '../../components/date-card/DateCard.tsx'
import { Facts } from '../../components/lists/Facts.tsx'
import type { EventView } from './collection.ts'
import { openWords } from './open-words.ts'

interface Props {
  readonly event: EventView['event']
  readonly past: boolean
  readonly context: Context
}

/** The facts of an event beside its title: day, time, place, language, price and available seats. */
export function EventFacts({ event, past, context }: Props): ReactNode {
  const { locale, t } = context

  return (
    <section className="event-card" aria-labelledby="event-card-title">
      <h2 className="visually-hidden" id="event-card-title">
        {t('event.card')}
      </h2>
      <p className="event-card-date">
        <DateCard start={event.start} end={event.end} locale={locale} dayClass="large-figure head-5" />
        <span className="tag" data-state={past ? 'past' : event.registration}>
          {past ? t('event.past') : stateOf(event, context)}
        </span>
      </p>
      <Facts
        facts={[
          {
            label: t('event.date'),
            value: !isInOneMonth(event.start, event.end) && formatDateRange(event.start, event.end, locale),
          },
          { label: t('event.time'), value: formatTimeRange(event.start, event.end, locale) },
          { label: t('event.place'), value: placeOf(event, context) },
          { label: t('event.language'), value: capitalised(t(`language.name.${event.language}`), context.locale) },
          { label: t('event.price'), value: event.price },
          { label: t('event.seats'), value: event.seats },
        ]}
      />
    </section>
  )
}

function stateOf(event: Props['event'], context: Context): string {
  const { registration } = event
  return registration === 'open' ? openWords(event, context).state : context.t(`event.registration.${registration}`)
}

function placeOf({ place, online }: Props['event'], context: Context): ReactNode {
  if (!place) return online ? context.t('event.online') : null
  return (
    <address>
      {place.name}
      <br />
      {/* A postcode does not end a line. */}
      {place.street}, {townOf(place).replace(/^(\S*\d) /, '$1\u00a0')}
    </address>
  )
}
