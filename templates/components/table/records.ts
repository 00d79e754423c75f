/** How many columns of figures fit beside the name of a record on phones. */
const BESIDE = 2

/**
 * Classes of a table whose rows become records in narrow containers. Columns of figures stay columns: beside the name of a record, or below
 * it if they are too many. Two columns without figures stay side by side.
 */
export function recordsClass(figures: number, columns?: number): string {
  if (figures === 0) return columns === 2 ? 'records records-pair' : 'records'
  return figures <= BESIDE ? 'records figures-beside' : 'records figures-below'
}
