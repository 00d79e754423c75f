/** How many columns of figures fit beside the name of a record on phones. */
const BESIDE = 2

/** Classes of a table whose rows become records in narrow containers: its figures stay columns unless they are too many. */
export function recordsClass(figures: number): string {
  return figures > 0 && figures <= BESIDE ? 'records figures-beside' : 'records'
}
