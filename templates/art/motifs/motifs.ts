import { type Box, clampInto } from '../boxes.ts'
import type { Point } from '../geometry.ts'
import type { Motif } from '../motif.ts'
import type { Peak } from '../terrain.ts'
import { drawPerimeter, drawSplit } from './enclosures.ts'
import { drawLayers } from './layers.ts'
import { drawConstellation, drawHub, drawPipeline, drawRing } from './networks.ts'
import { nearestFirst, type Order, type Plan, type Survey } from './survey.ts'
import { drawTimeline } from './timeline.ts'

interface MotifRules {
  /** Picks the summit that is lit. */
  readonly hubOf: (peaks: readonly Peak[], zone: Box) => Peak | undefined
  /** Where to place the hub so that the figure fits, as fractions of the zone. */
  readonly hubZone?: Box
  readonly draw: (survey: Survey) => Plan
  /** Reading order of its nodes; by default from north to south. */
  readonly order?: Order
}

const fromNorth: Order = (a, b) => a.y - b.y
const fromLeft: Order = (a, b) => a.x - b.x
const asDrawn: Order = () => 0

const RULES: Record<Motif, MotifRules> = {
  hub: { hubOf: highest, draw: drawHub },
  pipeline: { hubOf: rightmost, draw: drawPipeline, order: fromLeft },
  perimeter: { hubOf: highest, draw: drawPerimeter },
  ring: {
    hubOf: mostCentral,
    hubZone: { left: 0.35, top: 0.4, right: 0.65, bottom: 0.6 },
    draw: drawRing,
    order: asDrawn,
  },
  split: { hubOf: highest, draw: drawSplit, order: asDrawn },
  layers: {
    hubOf: mostCentral,
    hubZone: { left: 0.4, top: 0.12, right: 0.6, bottom: 0.2 },
    draw: drawLayers,
  },
  constellation: { hubOf: highest, draw: drawConstellation },
  timeline: { hubOf: highest, draw: drawTimeline, order: fromLeft },
}

/** The summit lit by this motif. */
export function hubOf(motif: Motif, peaks: readonly Peak[], zone: Box): Peak | undefined {
  return RULES[motif].hubOf(peaks, zone)
}

/** Where to place the hub so that the motif fits around it. */
export function hubPlace(motif: Motif, hub: Point, zone: Box): Point {
  const { hubZone } = RULES[motif]
  return clampInto(hubZone ? partOf(zone, hubZone) : zone, hub)
}

export function orderOf(motif: Motif): Order {
  return RULES[motif].order ?? fromNorth
}

export function planFor(motif: Motif, survey: Survey): Plan {
  return RULES[motif].draw(survey)
}

function partOf(zone: Box, part: Box): Box {
  const width = zone.right - zone.left
  const height = zone.bottom - zone.top
  return {
    left: zone.left + part.left * width,
    top: zone.top + part.top * height,
    right: zone.left + part.right * width,
    bottom: zone.top + part.bottom * height,
  }
}

function highest(peaks: readonly Peak[]): Peak | undefined {
  return peaks.toSorted((a, b) => b.height - a.height)[0]
}

function rightmost(peaks: readonly Peak[]): Peak | undefined {
  return peaks.toSorted((a, b) => b.x - a.x)[0]
}

function mostCentral(peaks: readonly Peak[], zone: Box): Peak | undefined {
  const centre = { x: (zone.left + zone.right) / 2, y: (zone.top + zone.bottom) / 2 }
  return nearestFirst(peaks, centre)[0]
}
