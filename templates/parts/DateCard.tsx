import type { ReactNode } from 'react'
import type { Locale } from '../../i18n/locales.ts'
import { dateCardOf } from './date-card.ts'

interface Props {
  /** `2026-12-10T09:00` */
  readonly start: string
  readonly locale: Locale
  readonly className?: string | undefined
  /** Class of the day, which is set large. */
  readonly dayClass: string
}

/** The first day of an event, large, with month and year in the order of the language. */
export function DateCard({ start, locale, className, dayClass }: Props): ReactNode {
  const { before, day, comma, after } = dateCardOf(start, locale)

  return (
    <time className={className} dateTime={start}>
      {before && <span>{before} </span>}
      <span className={dayClass}>
        {day}
        {comma && <span className="visually-hidden">{comma}</span>}
      </span>{' '}
      <span>{after}</span>
    </time>
  )
}
