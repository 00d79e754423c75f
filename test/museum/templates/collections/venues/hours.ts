import { type Locale, type Resolved, formatList, formatTimeRange, packOf, time, z } from 'kartograf'

/** Days of the week in the order in which packs name them. */
const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const

/** Days with equal opening hours, and the hours. A day that stands nowhere is one on which the house is closed. */
export const openingHours = () =>
  z.array(z.strictObject({ days: z.array(z.enum(DAYS)).min(1), from: time(), to: time() })).min(1)

export type OpeningHours = Resolved<z.infer<ReturnType<typeof openingHours>>>

/** One line of the table: `mardi, mercredi et jeudi` and `10:00–18:00`; null for the days on which the house is closed. */
interface HoursLine {
  readonly days: string
  readonly hours: string | null
}

export function hoursLines(hours: OpeningHours, locale: Locale): HoursLine[] {
  const open = hours.map(({ days, from, to }) => ({
    days: daysInWords(days, locale),
    hours: formatTimeRange(from, to, locale),
  }))
  const closed = DAYS.filter((day) => hours.every(({ days }) => !days.includes(day)))
  return closed.length > 0 ? [...open, { days: daysInWords(closed, locale), hours: null }] : open
}

function daysInWords(days: readonly (typeof DAYS)[number][], locale: Locale): string {
  const { wide } = packOf(locale).weekdays
  return formatList(
    days.map((day) => wide[DAYS.indexOf(day)] ?? day),
    locale,
  )
}

/** Opening hours as search engines read them. */
export function hoursThings(hours: OpeningHours) {
  return hours.map(({ days, from, to }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${day.charAt(0).toUpperCase()}${day.slice(1)}`),
    opens: from,
    closes: to,
  }))
}
