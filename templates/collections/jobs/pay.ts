import { type Locale, formatMoney } from 'kartograf'
import type { Salary } from '../cards.ts'

/** A pay band as figures: `62.000–78.000 €`, `€62,000–78,000`. */
export function payBand({ min, max, currency }: Salary, locale: Locale): string {
  const low = formatMoney(min, currency, locale)
  const high = formatMoney(max, currency, locale)
  if (min === max) return high
  const [first, last] = [/^\D*/.exec(high)?.[0] ?? '', /\D*$/.exec(low)?.[0] ?? '']
  // The currency is written once: before the first figure, or after the last one.
  return `${last ? low.slice(0, -last.length) : low}–${high.slice(first.length)}`
}
