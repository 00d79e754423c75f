import { useSyncExternalStore } from 'react'
import { dayAfter } from './days.ts'

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
