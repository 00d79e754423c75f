import { INDIGO, INK, LINEN, NIGHT, OCHRE, PAPER, SEA } from './colours.ts'
import { rectangle, short, type Size, svgOf, upTo } from './svg.ts'

const SHUTTERS = [INDIGO, SEA, '#5d7f6a', INDIGO]

/** Windows of a house, their shutters open more or less; behind some of them there is light. */
export function shutters(size: Size, random: () => number): string {
  const columns = Math.max(2, Math.round(size.width / 270))
  const rows = Math.max(2, Math.round(size.height / 340))
  const cell = { width: size.width / columns, height: size.height / rows }
  const windows = upTo(rows * columns).map((index) =>
    windowAt((index % columns) * cell.width, Math.floor(index / columns) * cell.height, cell, random),
  )
  return svgOf(size, PAPER, windows.join(''))
}

function windowAt(left: number, top: number, cell: Size, random: () => number): string {
  const width = cell.width * 0.46
  const height = cell.height * 0.66
  const x = left + (cell.width - width) / 2
  const y = top + cell.height * 0.2
  const colour = SHUTTERS[Math.floor(random() * SHUTTERS.length)] ?? INDIGO
  const light = random() > 0.55 ? OCHRE : NIGHT
  const sides = [random(), random()].map((open, side) =>
    shutter(x + (side * width) / 2, y, width / 2, height, open, side, colour),
  )
  return `${arch(x, y, width)}${rectangle(x, y, width, height, light)}${sides.join('')}${rectangle(x - 14, y + height, width + 28, 12, INK)}${rectangle(x - 8, y + height + 12, width + 16, 8, LINEN)}`
}

function arch(x: number, y: number, width: number): string {
  const radius = width / 2
  const rays = [-0.55, 0, 0.55].map(
    (turn) =>
      `M${short(x + radius)} ${short(y)}L${short(x + radius + Math.sin(turn) * radius)} ${short(y - Math.cos(turn) * radius)}`,
  )
  return `<path d="M${short(x)} ${short(y)}a${short(radius)} ${short(radius)} 0 0 1 ${short(width)} 0Z" fill="${LINEN}" stroke="${INK}" stroke-width="3"/><path d="${rays.join('')}" stroke="${INK}" stroke-width="2"/>`
}

/** One wing. Open it stands beside the window, half open before it. */
function shutter(
  x: number,
  y: number,
  width: number,
  height: number,
  open: number,
  side: number,
  colour: string,
): string {
  const isOpen = open > 0.6
  const at = isOpen ? x + (side === 0 ? -width * 0.92 : width * 0.92) : x
  const slats = upTo(Math.floor((height - 16) / 14)).map(
    (slat) => `M${short(at + 7)} ${short(y + 12 + slat * 14)}h${short(width - 14)}`,
  )
  const tilt = isOpen || open < 0.3 ? '' : rectangle(at, y, width, height * 0.5, 'none')
  return `${rectangle(at, y, width, height, colour, ` stroke="${INK}" stroke-width="2"`)}<path d="${slats.join('')}" stroke="${PAPER}" stroke-width="2.4" opacity=".6"/>${tilt}`
}
