import type { ReactNode } from 'react'
import { type Locale, datePartsOf, formatDateRange } from 'kartograf'

interface Props {
  /** `2026-12-10T09:00` */
  readonly start: string
  /** The end of an event of several days, displayed if it is in the same month. */
  readonly end?: string | undefined
  readonly locale: Locale
  readonly className?: string | undefined
  /** Class of the day, which is displayed large. */
  readonly dayClass: string
}

/** The day of an event, or its days, large, with month and year in the order of the language. */
export function DateCard({ start, end, locale, className, dayClass }: Props): ReactNode {
  const { before, day, comma, after } = dateCardOf(start, locale, end)

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

/** Whether a date card has room for all days of an event. */
export function isInOneMonth(start: string, end: string): boolean {
  return start.slice(0, 7) === end.slice(0, 7)
}

/** A date or a range of days in words, split around the days, which a card displays large. */
interface DateCardParts {
  readonly before: string
  readonly day: string
  /** For screen readers only: visually, the line break replaces it. */
  readonly comma: string
  readonly after: string
}

const SPACE = /\s+/g
const NO_BREAK = '\u00A0'

/** `''`, `10.`, `Dezember 2026` · `December`, `10`, `2026` · `''`, `7–9`, `de octubre de 2025`. */
export function dateCardOf(start: string, locale: Locale, last = start): DateCardParts {
  const end = isInOneMonth(start, last) ? last : start
  const { day } = datePartsOf(start)
  const days = `${day}\\.?(?:\\P{L}*–\\P{L}*${datePartsOf(end).day}\\.?)?`
  const cut = new RegExp(`^(.*?)(?<!\\d)(${days})(?!\\d)(,?)(.*)$`, 'u')
  const [, before = '', number = String(day), comma = '', after = ''] =
    cut.exec(formatDateRange(start, end, locale)) ?? []
  return { before: before.trim(), day: number, comma, after: bound(after.trim()) }
}

/** Keeps a short word with the next one, because lines beside the day are short. */
function bound(text: string): string {
  return text.replaceAll(SPACE, ' ').replaceAll(/(?<=\b\p{L}{1,2}) /gu, NO_BREAK)
}
