import { useSyncExternalStore } from 'react'

/** The first day that may be asked for; undefined as long as no script is there to know the day. */
export function useFirstDay(): string | undefined {
  return useSyncExternalStore(never, tomorrow, unknown)
}

function tomorrow(): string {
  return dayAfter(new Date())
}

function unknown(): undefined {
  return undefined
}

/** The day changes at midnight, and nobody has to hear of it then. */
function never() {
  return () => undefined
}

/** The day of an instant on the visitor's calendar: `2026-11-20`. */
export function dayOf(instant: Date): string {
  const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** The day after: the first that may be asked for. */
export function dayAfter(instant: Date): string {
  return dayOf(new Date(instant.getFullYear(), instant.getMonth(), instant.getDate() + 1))
}
