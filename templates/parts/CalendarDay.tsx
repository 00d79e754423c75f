import type { ReactNode } from 'react'
import { formatDate, splitDate } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'

interface Props {
  /** `2026-12-10T09:00`. */
  readonly date: string
  readonly locale: Locale
  /** Class of the number of the day. */
  readonly figure: string
  readonly className?: string
}

/** A day as a calendar shows it, its number large. Who hears the page hears a date as it is said: a block of numbers is none. */
export function CalendarDay({ date, locale, figure, className }: Props): ReactNode {
  const { day, rest } = splitDate(date, locale)
  return (
    <time className={className} dateTime={date}>
      <span className="visually-hidden">{formatDate(date, locale)}</span>
      <span className={figure} aria-hidden="true">
        {day}
      </span>{' '}
      <span aria-hidden="true">{rest}</span>
    </time>
  )
}
