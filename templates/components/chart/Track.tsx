import type { ReactNode } from 'react'
import { percent } from './percent.ts'

interface Props {
  /** Parts of the line between 0 and 1, from back to front. */
  readonly parts: readonly { readonly from?: number; readonly to: number; readonly kind: 'before' | 'value' }[]
  /** Draws the whole line behind them, if its end means something, such as 100%. */
  readonly ground?: boolean | undefined
  /** Where one part ends and the next begins, as fractions. */
  readonly joints?: readonly number[] | undefined
}

const HEIGHTS = { before: ['0', '45%'], value: ['55%', '45%'] } as const

/**
 * A line of a chart: a bar, two bars one below the other, or a span of time. An SVG, because the content security policy forbids style
 * attributes. Hidden from screen readers, because the table around it contains the figures.
 */
export function Track({ parts, ground = true, joints }: Props): ReactNode {
  const isPair = parts.some(({ kind }) => kind === 'before')
  return (
    <svg className="chart-track" data-pair={isPair || undefined} aria-hidden="true">
      {ground && !isPair && <rect className="chart-ground" width="100%" height="100%" />}
      {parts.map(({ from = 0, to, kind }) => {
        const [y, height] = isPair ? HEIGHTS[kind] : ['0', '100%']
        if (to === 0) return null
        // Keep small values visible.
        const width = percent(Math.max(to - from, 0.006))
        return (
          <rect
            key={`${kind} ${from}`}
            className={`chart-${kind}`}
            x={percent(from)}
            y={y}
            width={width}
            height={height}
          />
        )
      })}
      {joints?.map((joint) => (
        <rect key={joint} className="chart-joint" x={percent(joint)} width="2" height="100%" />
      ))}
    </svg>
  )
}
