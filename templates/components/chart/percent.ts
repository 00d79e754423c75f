/** A fraction as an attribute of SVG: `25.00%`. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
