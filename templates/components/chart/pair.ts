import { type Locale, formatPercent } from 'kartograf'
import { measureOf } from './measure.ts'

/** Two figures of one unit, before and after. */
export interface Pair {
  readonly before: number
  readonly after: number
  /** Whether the figures are percentages, which differ in points; others differ in percent. */
  readonly isShare: boolean
}

/** The pair of two table cells; null if they cannot be compared. */
export function pairOf(before: string, after: string, locale: Locale): Pair | null {
  const [first, last] = [measureOf(before, locale), measureOf(after, locale)]
  if (!first || !last || (first.unit !== last.unit && first.value * last.value !== 0)) return null
  if (Math.max(first.value, last.value) === 0) return null
  return { before: first.value, after: last.value, isShare: first.unit === '%' }
}

/** The change: `−63%`, or in points for percentages: `+26 points`. null if the first figure is 0. */
export function changeOf(
  { before, after, isShare }: Pair,
  locale: Locale,
  points: (count: string) => string,
): string | null {
  if (isShare) return points(signed(Math.round(after - before), String))
  if (before === 0) return null
  return signed(rounded((after / before - 1) * 100), (value) => formatPercent(value, locale))
}

/** Whole, but for a figure that is nearly gone: it must not be told as gone. */
function rounded(change: number): number {
  const whole = Math.round(change)
  return whole === -100 && change > -100 ? Math.max(Math.round(change * 10) / 10, -99.9) : whole
}

function signed(value: number, write: (value: number) => string): string {
  if (value === 0) return write(0)
  return `${value < 0 ? '−' : '+'}${write(Math.abs(value))}`
}
