import { INDIGO, INK, LINEN, MADDER } from './colours.ts'
import { rectangle, short, type Size, svgOf, upTo } from './svg.ts'

const CELL = 150

type Mark = (radius: number) => string

/** What was painted on bales through stencils, around the origin. */
const MARKS: readonly Mark[] = [
  (r) => `<circle r="${short(r * 0.8)}" fill="none" stroke-width="${short(r * 0.34)}"/>`,
  (r) => `<path d="M0 ${short(-r)}L${short(r * 0.92)} ${short(r * 0.7)}H${short(-r * 0.92)}Z"/>`,
  (r) => `<path d="M0 ${short(-r)}L${short(r)} 0L0 ${short(r)}L${short(-r)} 0Z"/>`,
  (r) =>
    `<path d="M${short(-r * 0.28)} ${short(-r)}h${short(r * 0.56)}v${short(r * 0.72)}h${short(r * 0.72)}v${short(r * 0.56)}h${short(-r * 0.72)}v${short(r * 0.72)}h${short(-r * 0.56)}v${short(-r * 0.72)}h${short(-r * 0.72)}v${short(-r * 0.56)}h${short(r * 0.72)}Z"/>`,
  (r) =>
    `<path d="M${short(-r)} 0A${short(r)} ${short(r)} 0 0 1 ${short(r)} 0Z"/><circle cy="${short(r * 0.5)}" r="${short(r * 0.3)}"/>`,
  (r) => [-0.8, -0.2, 0.4].map((y) => rectangle(-r * 0.9, y * r, r * 1.8, r * 0.36, 'currentColor')).join(''),
]

/** The marks of the merchants, stencilled in a grid; a few are in red, and none sits quite straight. */
export function bales(size: Size, random: () => number): string {
  const columns = Math.round(size.width / CELL)
  const rows = Math.round(size.height / CELL)
  const cells = upTo(rows * columns).map((cell) => {
    const x = ((cell % columns) + 0.5) * (size.width / columns)
    const y = (Math.floor(cell / columns) + 0.5) * (size.height / rows)
    const mark = MARKS[Math.floor(random() * MARKS.length)]
    const colour = random() > 0.82 ? MADDER : random() > 0.8 ? INDIGO : INK
    const turn = short(random() * 8 - 4)
    return `<g transform="translate(${short(x)} ${short(y)}) rotate(${turn})" fill="${colour}" stroke="${colour}" stroke-width="0" color="${colour}">${mark?.(44) ?? ''}${bridge()}</g>`
  })
  return svgOf(size, LINEN, weave(size) + cells.join(''))
}

/** The strip of sheet metal that holds the inner part of a stencil. */
function bridge(): string {
  return rectangle(-2.5, -52, 5, 104, LINEN, ' stroke="none"')
}

/** The cloth of the bale. */
function weave({ width, height }: Size): string {
  const threads = upTo(Math.floor(height / 6)).map((row) => `M0 ${row * 6 + 3}H${width}`)
  return `<path d="${threads.join('')}" stroke="#d3c4a4" stroke-width="1" opacity=".7"/>`
}
