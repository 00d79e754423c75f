import type { ReactNode } from 'react'
import type { Option } from './OptionList.tsx'
import type { TableRows } from '../table/TableBody.tsx'

/**
 * Turns each column of a table into an option: its cells, labelled with the row headers. `columns` are the column names without the one
 * above the row headers; `opened` is the place of the option that is open at first.
 */
export function optionsOf(columns: readonly ReactNode[], groups: readonly TableRows[], opened = 0): Option[] {
  return columns.map((name, column) => ({
    name,
    isOpen: column === opened,
    groups: groups.map(({ heading, strong, rows }) => ({
      heading,
      strong,
      facts: rows.map(([term, ...cells]) => ({ term, value: cells[column] })),
    })),
  }))
}
