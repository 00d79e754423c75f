/** How many columns of figures fit beside the name of a record on phones. */
const BESIDE = 2

/**
 * Classes of a table whose rows become records in narrow containers: its figures stay columns, or share lines if they are too many. Two
 * columns stay side by side.
 */
export function recordsClass(figures: number, columns?: number): string {
  if (figures === 0) return columns === 2 ? 'records records-pair' : 'records'
  return figures <= BESIDE ? `records figures-beside figures-${figures}` : 'records figures-below'
}
