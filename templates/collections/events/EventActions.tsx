import type { ReactNode } from 'react'
import { calendarPath } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../../components/icon/Icon.tsx'
import type { EventView } from './collection.ts'
import { openWords } from './open-words.ts'

interface Props {
  readonly view: EventView
  readonly context: Context
}

/** Actions of an event: request a seat and add it to a calendar, or, for a past event, request it in-house. */
export function EventActions({ view, context }: Props): ReactNode {
  const { event, card } = view
  const { t } = context

  return (
    <div className="entry-hero-actions actions">
      {(card.past || event.registration === 'open') && (
        <a className="action action-primary" href="#request">
          <span className="action-label">
            {card.past ? t('event.request.inHouse') : openWords(card, context).request}
          </span>
          <Icon name="arrow-right" />
        </a>
      )}
      {!card.past && (
        <a className="action action-secondary" href={calendarPath(context.page.route)} type="text/calendar" download="">
          <Icon name="calendar" />
          <span className="action-label">{t('event.calendar')}</span>
        </a>
      )}
    </div>
  )
}
