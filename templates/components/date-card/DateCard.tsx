import type { ReactNode } from 'react'
import { type Locale, datePartsOf, formatDate } from 'kartograf'

interface Props {
  /** `2026-12-10T09:00` */
  readonly start: string
  readonly locale: Locale
  readonly className?: string | undefined
  /** Class of the day, which is displayed large. */
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

/** A date as written by `formatDate`, split around the day, which a card displays large. */
interface DateCardParts {
  readonly before: string
  readonly day: string
  /** For screen readers only: visually, the line break replaces it. */
  readonly comma: string
  readonly after: string
}

const SPACE = /\s+/g
const NO_BREAK = '\u00A0'

/** `''`, `10.`, `Dezember 2026` · `December`, `10`, `2026` · `''`, `10`, `de diciembre de 2026`. */
export function dateCardOf(date: string, locale: Locale): DateCardParts {
  const { day } = datePartsOf(date)
  const cut = new RegExp(`^(.*?)(?<!\\d)(${day}\\.?)(?!\\d)(,?)(.*)$`)
  const [, before = '', number = String(day), comma = '', after = ''] = cut.exec(formatDate(date, locale)) ?? []
  return { before: before.trim(), day: number, comma, after: bound(after.trim()) }
}

/** Keeps a short word with the next one, because lines beside the day are short. */
function bound(text: string): string {
  return text.replaceAll(SPACE, ' ').replaceAll(/(?<=\b\p{L}{1,2}) /gu, NO_BREAK)
}
