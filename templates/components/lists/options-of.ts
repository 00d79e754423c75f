import type { ReactNode } from 'react'
import type { Option } from './OptionList.tsx'
import type { TableRows } from '../table/TableBody.tsx'

/**
 * Each column of a table as an option: what the rows say of it, under the headings of the rows.
 * `columns` are the names above the cells, without the one above the rows' headers.
 */
export function optionsOf(columns: readonly ReactNode[], groups: readonly TableRows[]): Option[] {
  return columns.map((name, column) => ({
    name,
    groups: groups.map(({ heading, strong, rows }) => ({
      heading,
      strong,
      facts: rows.map(([term, ...cells]) => ({ term, value: cells[column] })),
    })),
  }))
}
