import { classNames } from '../text/class-names.ts'

interface Shape {
  readonly columns: number
  /** How many columns after the first one are figures. */
  readonly figures?: number
  /** Whether the names of the rows are as short as times and abbreviations. */
  readonly hasKeys?: boolean
  /** Whether all columns after the first one weigh the same, such as the parties of a task. */
  readonly arePeers?: boolean
}

/** Whether such a table may be wider than a phone: figures beside a name have a width, texts become as narrow as the screen. */
export function mayScroll({ figures = 0, arePeers = false }: Shape): boolean {
  return figures > 0 && !arePeers
}

/** More columns of figures than these need the width of the name on the narrowest phones. */
const FEW_FIGURES = 2

/**
 * Classes of a table whose rows become records in narrow containers. One rule for all tables: a record begins with its name, beside it
 * stands what the table is for, its figures or else its first text, and other texts stand below in small. The head says each column name
 * once; only texts below that would be unclear without their column name have it in front of them.
 */
export function recordsClass({ columns, figures = 0, hasKeys = false, arePeers = false }: Shape): string {
  const below = columns - 1 - (arePeers ? 0 : figures || 1)
  const isClear = below === 1 && (figures > 0 || hasKeys)
  return classNames(
    'records',
    (figures > 0 || arePeers) && 'records-below',
    arePeers && 'records-peers',
    figures > FEW_FIGURES && 'records-many',
    hasKeys && figures === 0 && !arePeers && 'records-keys',
    below > 0 && !isClear && 'records-labelled',
  )
}
