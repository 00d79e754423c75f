/** Compares by code unit, which gives the same order on every machine, unlike `localeCompare`. */
export function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
