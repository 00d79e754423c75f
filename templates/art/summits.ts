import type { Box } from './boxes.ts'
import type { Point } from './geometry.ts'
import type { Motif } from './motif.ts'
import { hubOf, hubPlace } from './motifs/motifs.ts'
import type { Order } from './motifs/survey.ts'
import type { Random } from './random.ts'
import { type Peak, placePeaks, shapePeak } from './terrain.ts'

const SUMMIT_HEIGHT = 1.05
const LEAST_HEIGHT = 0.3
const LEAST_SUMMIT_SPREAD = 0.088
const SUMMIT = { height: SUMMIT_HEIGHT }

interface Named {
  /** Number of named nodes. */
  readonly count: number
  /** Their positions in fractions of the frame. */
  readonly spots?: readonly Point[] | undefined
}

/** The summits, the lit one first. */
export function summitsOf(random: Random, motif: Motif, zone: Box, { count, spots }: Named): readonly Peak[] {
  if (spots) return spots.map(({ x, y }, index) => ({ ...shapePeak(random, x, y), ...(index === 0 && SUMMIT) }))
  const few = random() < 0.5 ? 4 : 5
  return litFirst(placePeaks(random, zone, count > 0 ? Math.max(count, 4) : few), motif, zone)
}

/** Gives the summits their heights from 0 to 1, in the order of the names; leaves those without one as they are. */
export function raised(
  peaks: readonly Peak[],
  order: Order,
  heights: readonly (number | undefined)[] | undefined,
): readonly Peak[] {
  const [hub, ...others] = peaks
  if (!heights || !hub) return peaks
  return [hub, ...others.toSorted(order)].map((peak, index) => raisedTo(peak, heights[index]))
}

function raisedTo(peak: Peak, share: number | undefined): Peak {
  return share === undefined ? peak : { ...peak, height: LEAST_HEIGHT + (SUMMIT_HEIGHT - LEAST_HEIGHT) * share }
}

/** Moves the hub's peak to its position, puts it first and makes it the highest. */
function litFirst(peaks: readonly Peak[], motif: Motif, zone: Box): readonly Peak[] {
  const hub = hubOf(motif, peaks, zone)
  if (!hub) return []
  const summit = {
    ...hub,
    ...hubPlace(motif, hub, zone),
    ...SUMMIT,
    spread: Math.max(hub.spread, LEAST_SUMMIT_SPREAD),
  }
  return [summit, ...peaks.filter((peak) => peak !== hub)]
}
