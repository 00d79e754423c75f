import { INDIGO, MADDER, OCHRE, PAPER } from './colours.ts'
import { lineOf, type Size, svgOf, upTo } from './svg.ts'

/** Height of half a wave: the ropes meet once in it. */
const KNOT = 125
const STEPS = 10

/** A net of ropes: two families of waves that cross at knots, one above the other in turn. */
export function rope(size: Size, random: () => number): string {
  const columns = Math.max(3, Math.round((size.width / 170) * (0.7 + random() * 0.7)))
  const reach = size.width / columns / 2
  const accent = Math.floor(random() * columns)
  const rows = Math.ceil(size.height / KNOT) + 1
  const knots = upTo(rows).flatMap((row) =>
    upTo(columns + 1).map((column) => knotAt(column, row, reach, column === accent ? MADDER : INDIGO)),
  )
  return svgOf(size, PAPER, `<g fill="none" stroke-linecap="butt">${knots.join('')}</g>`)
}

/** The crossing of two ropes: the lower one, then the paper that the upper one casts around itself, and the upper one. */
function knotAt(column: number, row: number, reach: number, colour: string): string {
  const isEven = (column + row) % 2 === 0
  const down = strand(column, row, reach, 1)
  const up = strand(column, row, reach, -1)
  const [lower, upper] = isEven ? [down, up] : [up, down]
  return `${twisted(lower, colour)}<path d="${upper}" stroke="${PAPER}" stroke-width="38"/>${twisted(upper, isEven ? colour : OCHRE)}`
}

function strand(column: number, row: number, reach: number, side: 1 | -1): string {
  const points = upTo(STEPS + 1).map((step): [number, number] => {
    const part = step / STEPS - 0.5
    return [column * 2 * reach + side * reach * Math.sin(part * Math.PI), (row + part) * KNOT]
  })
  return lineOf(points)
}

/** A rope is a thick line with the marks of its twist. */
function twisted(path: string, colour: string): string {
  return `<path d="${path}" stroke="${colour}" stroke-width="26"/><path d="${path}" stroke="${PAPER}" stroke-width="20" stroke-dasharray="1.6 8" opacity=".55"/>`
}
