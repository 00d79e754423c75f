import { INDIGO, INK, MADDER, OCHRE, PAPER, SEA } from './colours.ts'
import { lineOf, rectangle, short, type Size, svgOf, upTo } from './svg.ts'

/** The harbour: a lighthouse of three storeys, its beam, and the water in long strokes. */
export function shore(size: Size, random: () => number): string {
  const horizon = size.height * 0.66
  const foot = size.width * 0.68
  const beam = `<path d="M${short(foot)} ${short(horizon - 432)}L0 ${short(horizon - 560)}V${short(horizon - 330)}Z" fill="${OCHRE}" opacity=".5"/>`
  const sun = `<circle cx="${short(size.width * 0.24)}" cy="${short(horizon)}" r="120" fill="${MADDER}"/>`
  return svgOf(size, PAPER, beam + sun + tower(foot, horizon) + water(size, horizon, random))
}

function tower(x: number, base: number): string {
  const storeys = [
    [150, 170],
    [104, 130],
    [62, 80],
  ] as const
  let top = base
  const walls = storeys.map(([width, height], index) => {
    top -= height
    const openings = upTo(3 - index).map((at) =>
      rectangle(x - width / 2 + (width / (4 - index)) * (at + 1) - 6, top + height * 0.38, 12, 34, PAPER),
    )
    return (
      rectangle(x - width / 2, top, width, height, INDIGO) +
      rectangle(x - width / 2 - 9, top - 8, width + 18, 10, INK) +
      openings.join('')
    )
  })
  const lantern = `<circle cx="${short(x)}" cy="${short(top - 52)}" r="17" fill="${OCHRE}"/>`
  const roof = `<path d="M${short(x - 30)} ${short(top - 74)}h60L${short(x)} ${short(top - 116)}Z" fill="${INK}"/>${rectangle(x - 22, top - 74, 4, 66, INK)}${rectangle(x + 18, top - 74, 4, 66, INK)}`
  return walls.join('') + lantern + roof
}

function water({ width, height }: Size, horizon: number, random: () => number): string {
  const sheet = rectangle(0, horizon, width, height - horizon, SEA)
  const strokes = upTo(26).map((row) => {
    const y = horizon + 14 + row * row * 0.42 + row * 4
    const start = random() * width * 0.5
    const length = width * (0.15 + random() * 0.5)
    return lineOf(upTo(9).map((step) => [start + (length / 8) * step, y + Math.sin(step + row) * 2.4]))
  })
  return `${sheet}<path d="${strokes.join('')}" fill="none" stroke="${PAPER}" stroke-width="2.2" stroke-linecap="round" opacity=".75"/>`
}
