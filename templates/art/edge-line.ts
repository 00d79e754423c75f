import { smoothPath } from './path.ts'
import { randomOf } from './random.ts'

/** Units of the drawing, for windows of up to 1900 pixels. Where the window is narrower, its middle is shown. */
const WIDTH = 2880
const HEIGHT = 36
/** Summits and the saddles between them take turns. */
const POINTS = 31

/**
 * The lower edge of a title without a map: one index contour. The same seed gives the same line. The highest summit is right of the middle,
 * as on most maps; the land is low below the title.
 */
export function edgeLine(seed: string): string {
  const random = randomOf(`edge ${seed}`)
  const summit = { at: 0.5 + 0.16 * random(), width: 0.09 + 0.09 * random() }
  const points = Array.from({ length: POINTS }, (_, index) => {
    const isEnd = index === 0 || index === POINTS - 1
    const at = (index + (isEnd ? 0 : 0.6 * (random() - 0.5))) / (POINTS - 1)
    const share = index % 2 === 1 ? 0.6 + 0.4 * random() : 0.1 + 0.4 * random()
    const envelope = 0.25 + 0.75 * Math.exp(-(((at - summit.at) / summit.width) ** 2))
    return { x: at * WIDTH, y: HEIGHT * (1 - envelope * share) - 1 }
  })
  return (
    `<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMax slice" fill="none">` +
    `<g class="art-index" stroke-width="2.5" stroke-opacity=".8"><path pathLength="1" d="${smoothPath({ points, closed: false })}"/></g></svg>`
  )
}
