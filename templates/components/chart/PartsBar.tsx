import type { ReactNode } from 'react'
import { percent } from './percent.ts'

interface Props {
  readonly parts: readonly number[]
  /** Parts in the color of the pillar, counted from 1. */
  readonly accents: readonly number[]
}

/** The parts of a whole in one line. Hidden from screen readers: the text beside it says which part is meant. */
export function PartsBar({ parts, accents }: Props): ReactNode {
  const whole = sumOf(parts)
  return (
    <svg className="chart-parts" aria-hidden="true">
      {parts.map((part, place) => (
        <rect
          key={place}
          x={percent(sumOf(parts.slice(0, place)) / whole)}
          width={percent(part / whole)}
          height="100%"
          data-accent={accents.includes(place + 1) || undefined}
        />
      ))}
    </svg>
  )
}

/** What the marked parts mean, below the first of them: what comes before it is as wide as in the bar. */
export function PartsNote({ parts, accents, note }: Props & { readonly note: string }): ReactNode {
  const before = sumOf(parts.slice(0, (accents[0] ?? 1) - 1)) / sumOf(parts)
  return (
    <p className="chart-parts-note note">
      {before > 0 && before <= MOST_BEFORE && <svg width={percent(before)} height="1" aria-hidden="true" />}
      <span>{note}</span>
    </p>
  )
}

/** With more of the bar before it, a note would have no room for its words. */
const MOST_BEFORE = 0.4

function sumOf(parts: readonly number[]): number {
  return parts.reduce((sum, part) => sum + part, 0)
}
