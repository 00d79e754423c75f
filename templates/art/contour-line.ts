import type { Point } from './geometry.ts'
import { classPaint } from './paint.ts'
import { smoothPath } from './path.ts'
import { remembered } from './remembered.ts'
import { randomOf, type Random } from './random.ts'

const WIDTH = 1344
const HEIGHT = 48
const STEP = 24
const SUMMITS = 4

/** A single contour across the full width, drawn at the end of a page. */
export const contourLine = remembered((seed: string): string => {
  const height = profile(randomOf(`${seed}|contour`))
  const count = WIDTH / STEP
  const heights = Array.from({ length: count + 1 }, (_, index) => height(index / count))
  const least = Math.min(...heights)
  const most = Math.max(...heights)
  const points = heights.map((value, index): Point => {
    const share = (value - least) / (most - least)
    return { x: index * STEP, y: HEIGHT - 4 - share * (HEIGHT - 8) }
  })
  return [
    `<svg class="art art-contour" viewBox="0 0 ${WIDTH} ${HEIGHT}" fill="none" preserveAspectRatio="none" aria-hidden="true" focusable="false">`,
    `<path ${classPaint('line')} vector-effect="non-scaling-stroke" d="${smoothPath({ points, closed: false })}"/>`,
    '</svg>',
  ].join('')
})

/** A few broad summits of different heights at random positions. */
function profile(random: Random): (share: number) => number {
  const summits = Array.from({ length: SUMMITS }, (_, index) => ({
    at: (index + 0.2 + random() * 0.6) / SUMMITS,
    height: 0.25 + random() * 0.75,
    spread: 0.035 + random() * 0.05,
  }))
  return (share) =>
    summits.reduce(
      (sum, { at, height, spread }) => sum + height * Math.exp(-((share - at) ** 2) / (2 * spread ** 2)),
      0,
    )
}
