import { text } from './html.ts'

/** Width of every chart, in its own units. */
export const WIDTH = 1000

export function svg(content: string, height: number, label: string): string {
  return `<div class="scroll"><svg class="chart" viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${text(label)}">\n${content}\n</svg></div>`
}
