/** The day of an instant on the visitor's calendar: `2026-11-20`. */
export function dayOf(instant: Date): string {
  const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** The day after: the first that may be asked for. */
export function dayAfter(instant: Date): string {
  return dayOf(new Date(instant.getFullYear(), instant.getMonth(), instant.getDate() + 1))
}
