import { smoothPath } from './path.ts'
import { randomOf } from './random.ts'

/** Units of the drawing. Where the window is narrower, its middle is shown. */
const WIDTH = 1440
const HEIGHT = 36
/** Summits and the saddles between them take turns. */
const POINTS = 17
/** The highest summit is right of the middle, as on other maps; the land is low below the title. */
const SUMMIT = { at: 0.68, width: 0.24 }

/** The lower edge of a title without a map: an index contour and a contour below it. The same seed gives the same lines. */
export function edgeLine(seed: string): string {
  const random = randomOf(`edge ${seed}`)
  const points = Array.from({ length: POINTS }, (_, index) => {
    const isEnd = index === 0 || index === POINTS - 1
    const at = (index + (isEnd ? 0 : 0.5 * (random() - 0.5))) / (POINTS - 1)
    const isSummit = index % 2 === 1
    return { at, height: envelope(at) * (isSummit ? 0.7 + 0.3 * random() : 0.15 + 0.35 * random()) }
  })
  const line = (share: number): string =>
    smoothPath({
      points: points.map(({ at, height }) => ({ x: at * WIDTH, y: HEIGHT * (1 - share * height) - 1 })),
      closed: false,
    })
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" fill="none">` +
    `<g class="art-line" stroke-opacity=".5"><path d="${line(0.5)}"/></g>` +
    `<g class="art-index" stroke-width="1.5" stroke-opacity=".8"><path pathLength="1" d="${line(1)}"/></g></svg>`
  )
}

/** Share of the full height at a place from 0 to 1. */
function envelope(at: number): number {
  return 0.25 + 0.75 * Math.exp(-(((at - SUMMIT.at) / SUMMIT.width) ** 2))
}
