/** How many columns of figures fit beside the name of a record on phones. */
const BESIDE = 2

/** Classes of a table whose rows become records in narrow containers: its figures stay columns, or share lines if they are too many. */
export function recordsClass(figures: number): string {
  if (figures === 0) return 'records'
  return figures <= BESIDE ? `records figures-beside figures-${figures}` : 'records figures-below'
}
