import type { ReactNode } from 'react'
import { percent } from './percent.ts'

interface Row {
  /** Time of day: `03:07`. */
  readonly time: string
  /** Minutes since the start of the axis. */
  readonly from: number
  readonly to?: number | undefined
  readonly accent: boolean
}

interface Props {
  /** Length of the axis in minutes. */
  readonly minutes: number
  readonly rows: readonly Row[]
}

/** Heights in pixels. */
const CLOCK = 18
const HIGHER_CLOCK = 0
const LINE = 46
const TICK = 82
/** Times closer than this fraction of the axis would touch on phones. */
const NEAR = 0.16

/**
 * Events on a time axis: a dot at each start, a bar to its end, times above and quarters below. Positions are fractions of the width, so
 * that text keeps its size. Hidden from screen readers, because the list below it contains the same.
 */
export function Axis({ minutes, rows }: Props): ReactNode {
  const at = (minute: number): string => percent(minute / minutes)
  return (
    <svg className="chart-axis" aria-hidden="true">
      <line className="chart-ground" x1="0" x2="100%" y1={LINE} y2={LINE} />
      {ticksOf(minutes, rows[0]).map(({ minute, clock }) => (
        <g key={minute}>
          <line className="chart-tick" x1={at(minute)} x2={at(minute)} y1={LINE + 10} y2={LINE + 18} />
          <text className="chart-quarter" x={at(minute)} y={TICK} textAnchor={anchorOf(minute, minutes)}>
            {clock}
          </text>
        </g>
      ))}
      {rows.map(({ from, to }) =>
        to === undefined ? null : (
          <line key={from} className="chart-span" x1={at(from)} x2={at(to)} y1={LINE} y2={LINE} />
        ),
      )}
      {rows.map(({ time, from, accent }, place) => (
        <g key={time} data-accent={accent || undefined}>
          <circle className="chart-dot" cx={at(from)} cy={LINE} r="7" />
          <text className="chart-clock" x={at(from)} y={heightOf(rows, place, minutes)} textAnchor="middle">
            {time}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Height of a time. Of neighbours that would touch, every second one is higher. */
function heightOf(rows: readonly Row[], place: number, minutes: number): number {
  const before = rows[place - 1]
  const isNear = before !== undefined && ((rows[place]?.from ?? 0) - before.from) / minutes < NEAR
  return isNear && place % 2 === 1 ? HIGHER_CLOCK : CLOCK
}

/** Anchors the first and last label so that they stay within the drawing. */
function anchorOf(minute: number, minutes: number): 'start' | 'middle' | 'end' {
  if (minute === 0) return 'start'
  return minute === minutes ? 'end' : 'middle'
}

/** Quarters of the axis with their times; none if the first row has no time. */
function ticksOf(minutes: number, first: Pick<Row, 'time' | 'from'> | undefined) {
  const [, hour, minute] = /^(\d{1,2}):(\d{2})$/.exec(first?.time ?? '') ?? []
  if (!first || hour === undefined || minute === undefined) return []
  const start = Number(hour) * 60 + Number(minute) - first.from
  return [0, 0.25, 0.5, 0.75, 1].map((share) => ({ minute: share * minutes, clock: clockAt(start + share * minutes) }))
}

function clockAt(minutes: number): string {
  const ofDay = Math.round(minutes + 24 * 60) % (24 * 60)
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`
}
