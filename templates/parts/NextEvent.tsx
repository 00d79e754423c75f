import type { ReactNode } from 'react'
import type { EventCard } from '../collections/cards.ts'
import type { Context } from '../context.ts'
import { DateCard } from './DateCard.tsx'

/** The event that comes next, as a date card beside the title of a list. */
export function NextEvent({ card, context }: { readonly card: EventCard; readonly context: Context }): ReactNode {
  const { locale, t } = context
  return (
    <section className="event-card card-link" aria-labelledby="next-event">
      <p className="event-card-date">
        <DateCard start={card.start} locale={locale} dayClass="large-figure head-5" />
        <span className="tag" data-state={card.registration}>
          {t(`event.registration.${card.registration}`)}
        </span>
      </p>
      <h2 className="hero-split-heading" id="next-event" lang={card.hreflang ?? undefined}>
        <a href={card.href} hrefLang={card.hreflang ?? undefined}>
          {card.title}
        </a>
      </h2>
      <p className="note">
        {card.place ?? t('event.online')} · {t(`language.name.${card.language}`)}
      </p>
    </section>
  )
}
