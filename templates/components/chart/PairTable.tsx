import type { ReactNode } from 'react'
import { keepUnits } from 'kartograf'
import type { Context } from '../../context.ts'
import { Track } from './Track.tsx'
import { changeOf, type Pair } from './pair.ts'

interface PairRow {
  readonly label: ReactNode
  readonly before: ReactNode
  readonly after: ReactNode
  /** null if the two cannot be compared; the row then has text and no bars. */
  readonly pair: Pair | null
  readonly isWorse?: boolean | undefined
}

interface Props {
  readonly caption: string
  /** Column names: measure, before, after. */
  readonly columns: readonly [string, string, string]
  readonly rows: readonly PairRow[]
  readonly context: Context
}

/** A table with two figures per row as paired bars, each row with its own scale, and the change at the end. */
export function PairTable({ caption, columns, rows, context }: Props): ReactNode {
  return (
    <table className="chart-table chart-pairs">
      <caption>{keepUnits(caption)}</caption>
      <thead>
        <tr>
          {[...columns, context.t('chart.change')].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={place} data-worse={row.isWorse || undefined}>
            <th scope="row">
              {row.label}
              {row.pair && <PairTrack pair={row.pair} />}
            </th>
            <td>{row.before}</td>
            <td className="chart-after">{row.after}</td>
            <td>{row.pair ? change(row.pair, context) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The two figures of a pair as bars, one below the other: percentages against 100, others against the larger one. */
export function PairTrack({ pair: { before, after, isShare } }: { readonly pair: Pair }): ReactNode {
  const most = Math.max(before, after, isShare ? 100 : 0)
  return (
    <Track
      parts={[
        { to: before / most, kind: 'before' },
        { to: after / most, kind: 'value' },
      ]}
    />
  )
}

function change(pair: Pair, { locale, t }: Context): string {
  return changeOf(pair, locale, (count) => t('chart.points', { count })) ?? '–'
}
