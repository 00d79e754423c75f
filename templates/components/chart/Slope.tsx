import type { ReactNode } from 'react'

interface Props {
  readonly rows: readonly { readonly label: string; readonly before: number; readonly after: number }[]
  readonly ends: readonly [string, string]
}

const WIDTH = 640
const HEIGHT = 280
const LEFT = 24
const RIGHT = 260
const TOP = 40
/** Minimum distance of two labels. */
const LINE = 20

/** Lines from the first figure to the last on one scale; the labels are at the right. The table below has the figures. */
export function Slope({ rows, ends }: Props): ReactNode {
  const most = Math.max(...rows.flatMap(({ before, after }) => [before, after]), Number.MIN_VALUE)
  const y = (value: number): number => HEIGHT - 16 - (value / most) * (HEIGHT - TOP - 32)
  const labels = apart(rows.map(({ after }) => y(after)))
  return (
    <svg className="chart-slope" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <text x={LEFT} y="16">
        {ends[0]}
      </text>
      <text x={WIDTH - RIGHT} y="16">
        {ends[1]}
      </text>
      {rows.map(({ label, before, after }, place) => (
        <g key={label}>
          <line className="chart-line" x1={LEFT} y1={y(before)} x2={WIDTH - RIGHT} y2={y(after)} />
          <circle className="chart-value" cx={LEFT} cy={y(before)} r="4" />
          <circle className="chart-value" cx={WIDTH - RIGHT} cy={y(after)} r="4" />
          <text x={WIDTH - RIGHT + 12} y={(labels[place] ?? 0) + 5}>
            {label}
          </text>
        </g>
      ))}
    </svg>
  )
}

/** Positions of labels, moved down so that they do not overlap. */
export function apart(heights: readonly number[]): readonly number[] {
  const order = heights.map((_, place) => place).toSorted((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  let last = Number.NEGATIVE_INFINITY
  for (const place of order) {
    last = Math.max(placed[place] ?? 0, last + LINE)
    placed[place] = last
  }
  return placed
}
