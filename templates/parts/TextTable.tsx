import type { ReactNode } from 'react'
import type { Markdown } from '../../renderer/model/fields.ts'
import type { Context } from '../context.ts'
import { DataTable } from './DataTable.tsx'

interface Props {
  readonly caption: string
  readonly columns: readonly string[]
  /** The first cell of each row is the row's header. */
  readonly rows: readonly (readonly Markdown[])[]
  readonly note?: Markdown | undefined
  readonly context: Context
}

/** A table as an author writes it: cells of Markdown under named columns. */
export function TextTable({ caption, columns, rows, note, context }: Props): ReactNode {
  return (
    <DataTable
      caption={caption}
      columns={columns}
      groups={[{ rows: rows.map((row) => row.map((cell) => context.markdown(cell))) }]}
      note={note && context.markdown(note)}
    />
  )
}
