import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { TextTable } from '../table/TextTable.tsx'
import { PairTable } from './PairTable.tsx'
import { pairOf } from './pair.ts'

interface Props {
  readonly caption: string
  readonly columns: readonly string[]
  readonly rows: readonly (readonly Markdown[])[]
  /** Rows that got worse, counted from 1. */
  readonly worse?: readonly number[] | undefined
  readonly context: Context
}

/** A table of figures before and after: with paired bars if at least half of the rows can be compared, or else as text. */
export function FigureTable(props: Props): ReactNode {
  const { caption, columns, rows, worse = [], context } = props
  const [measure, before, after] = columns
  const pairs = rows.map(([, first, last]) => pairOf(first?.source ?? '', last?.source ?? '', context.locale))
  const isChart = pairs.filter((pair) => pair !== null).length >= rows.length / 2
  if (columns.length !== 3 || !measure || !before || !after || !isChart) return <TextTable {...props} />
  const shown = rows.map((row, place) => {
    const [label, first, last] = row.map((cell) => context.markdown(cell))
    return { label, before: first, after: last, pair: pairs[place] ?? null, isWorse: worse.includes(place + 1) }
  })
  return <PairTable caption={caption} columns={[measure, before, after]} rows={shown} context={context} />
}
