import { useInBrowser } from './use-in-browser.ts'

/** The first selectable day; undefined on the server, which does not know the date. A change at midnight may go unnoticed. */
export function useFirstDay(): string | undefined {
  return useInBrowser<string | undefined>(tomorrow, undefined)
}

function tomorrow(): string {
  return dayAfter(new Date())
}

/** The date in the visitor's time zone: `2026-11-20`. */
export function dayOf(instant: Date): string {
  const parts = [instant.getFullYear(), instant.getMonth() + 1, instant.getDate()]
  return parts.map((part) => String(part).padStart(2, '0')).join('-')
}

/** The next day, which is the first selectable one. */
export function dayAfter(instant: Date): string {
  return dayOf(new Date(instant.getFullYear(), instant.getMonth(), instant.getDate() + 1))
}
