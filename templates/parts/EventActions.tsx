import type { ReactNode } from 'react'
import { calendarPath } from '../../renderer/calendar.ts'
import type { Context } from '../context.ts'
import { Icon } from './Icon.tsx'
import type { EventView } from '../collections/events/collection.ts'

interface Props {
  readonly view: EventView
  readonly context: Context
}

/** What a reader can do about an event: ask for a seat and note the date, or have one that is over in their own house. */
export function EventActions({ view, context }: Props): ReactNode {
  const { event, card } = view
  const { t } = context

  return (
    <div className="entry-hero-actions actions">
      {(card.past || event.registration === 'open') && (
        <a className="action action-primary" href="#request">
          <span className="action-label">{card.past ? t('event.request.inHouse') : t('event.request.seat')}</span>
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
