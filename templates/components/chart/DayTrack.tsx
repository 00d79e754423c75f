import type { ReactNode } from 'react'
import { time, z } from 'kartograf'
import { Track } from './Track.tsx'

/** Field of sections: a part of the day. */
export const span = z.strictObject({
  from: time().describe('Its beginning.'),
  to: time().describe('Its end; not after the beginning, it is on the next day.'),
})

type Span = z.infer<typeof span>

/** The 24 hours of a day, with the staffed parts marked. The text beside it says the same. */
export function DayTrack({ spans }: { readonly spans: readonly Span[] }): ReactNode {
  const parts = spans.flatMap(partsOf)
  return (
    <div className="chart-day">
      <Track parts={parts} joints={jointsOf(parts)} />
    </div>
  )
}

/** The hours below which the tracks of a column lie. The caption says that they are hours. */
export function DayHours(): ReactNode {
  return (
    <svg className="chart-hours" aria-hidden="true">
      {HOURS.map((hour) => (
        <text key={hour} x={`${(hour / 24) * 100}%`} y="1em" textAnchor={ANCHORS[hour] ?? 'middle'}>
          {hour}
        </text>
      ))}
    </svg>
  )
}

const HOURS = [0, 6, 12, 18, 24]
const ANCHORS: Readonly<Record<number, 'start' | 'end'>> = { 0: 'start', 24: 'end' }

interface Part {
  readonly from: number
  readonly to: number
  readonly kind: 'value'
}

/** A span in fractions of the day; two parts if it includes midnight. */
export function partsOf({ from, to }: Span): readonly Part[] {
  const [start, end] = [shareOf(from), shareOf(to) || 1]
  if (start < end) return [{ from: start, to: end, kind: 'value' }]
  return [
    { from: 0, to: end, kind: 'value' },
    { from: start, to: 1, kind: 'value' },
  ]
}

/** Where one part follows another without a pause: the shift changes. */
export function jointsOf(parts: readonly Part[]): readonly number[] {
  return parts.flatMap(({ to }) => (parts.some(({ from }) => from === to) ? [to] : []))
}

/** A time as a fraction of the day: `06:00` is a quarter. */
function shareOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return (hours * 60 + minutes) / (24 * 60)
}
