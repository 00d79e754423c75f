import { NIGHT, OCHRE, SEA } from './colours.ts'
import { lineOf, type Size, svgOf, upTo } from './svg.ts'

const LINES = 30
const STEP = 16

/** What the sea keeps: lines of a sounding, lifted where something lies below. */
export function seabed(size: Size, random: () => number): string {
  const hidden = upTo(9).map(() => ({
    x: size.width * (0.1 + random() * 0.8),
    y: size.height * (0.25 + random() * 0.65),
    width: 24 + random() * 60,
    height: 50 + random() * 110,
  }))
  const lines = upTo(LINES).map((line) => {
    const y = size.height * 0.14 + ((size.height * 0.84) / LINES) * line
    const points = upTo(Math.ceil(size.width / STEP) + 1).map((step): [number, number] => {
      const x = step * STEP
      const lift = hidden.reduce(
        (sum, thing) => sum + thing.height * bell(x - thing.x, thing.width) * bell(y - thing.y, 46),
        0,
      )
      return [x, y - lift - Math.sin(x / 90 + line * 0.9) * 3]
    })
    const colour = line % 9 === 4 ? OCHRE : SEA
    return `<path d="${lineOf(points)}L${size.width} ${size.height}H0Z" fill="${NIGHT}" stroke="${colour}" stroke-width="${line % 9 === 4 ? 3.2 : 2}"/>`
  })
  return svgOf(size, NIGHT, lines.join(''))
}

/** 1 in the middle, and next to nothing two widths away. */
function bell(distance: number, width: number): number {
  return Math.exp(-((distance / width) ** 2))
}
