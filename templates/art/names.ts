import { escapeHtml } from 'kartograf'
import { type Box, boxAround, grown, isInside, overlap, scaledTo } from './boxes.ts'
import { distance, distanceToLine, type Point, type Polyline, resampled } from './geometry.ts'
import { numberText } from './path.ts'
import type { StrataMap } from './strata-map.ts'

/** The label of a node: its name, and optionally a figure. */
export interface NodeName {
  readonly name: string
  readonly value?: string | undefined
}

/** A label placed at its node, and the area that it covers. */
export interface PlacedName extends NodeName {
  readonly at: Point
  readonly anchor: 'start' | 'middle' | 'end'
  readonly box: Box
}

/** Font size and line height on phones, where labels are largest: what fits there fits everywhere. */
const SIZE = { letter: 12.8, line: 29 }
/** Area for labels, in fractions of the frame: clear of the header and the text, within the margin of the page, and not cropped on phones. */
const ROOM: Box = { left: 0.3, top: 0.2, right: 0.935, bottom: 0.675 }
const NODE_REACH = 20
const HUB_REACH = 27
const GAP = 9

type Side = (from: Point, reach: number) => Pick<PlacedName, 'at' | 'anchor'>

/** Positions of a label relative to its node, best first: the diagonal ones for nodes with routes on all sides. */
const SIDES: readonly Side[] = [
  ({ x, y }, reach) => ({ at: { x, y: y + reach + GAP + SIZE.line / 2 - 4 }, anchor: 'middle' }),
  ({ x, y }, reach) => ({ at: { x: x + reach + GAP, y }, anchor: 'start' }),
  ({ x, y }, reach) => ({ at: { x, y: y - reach - GAP - SIZE.line / 2 + 4 }, anchor: 'middle' }),
  ({ x, y }, reach) => ({ at: { x: x - reach - GAP, y }, anchor: 'end' }),
  ({ x, y }, reach) => ({ at: { x: x + reach, y: y + reach + 4 }, anchor: 'start' }),
  ({ x, y }, reach) => ({ at: { x: x - reach, y: y - reach - 4 }, anchor: 'end' }),
]

/** The nodes in the order in which they get their names: the hub first, then in the order of the motif. */
export function namedPlaces({ hub, plan, order }: StrataMap): readonly Point[] {
  return [hub, ...plan.nodes.toSorted(order)]
}

/** Places each label where it covers no node, edge or other label, or else where it covers least. */
export function placeNames(map: StrataMap, names: readonly NodeName[]): readonly PlacedName[] {
  const placed: PlacedName[] = []
  for (const choices of choicesOf(map, names)) {
    const costs = choices.map((choice) => costOf(choice, map, placed))
    const best = choices[costs.indexOf(Math.min(...costs))]
    if (best) placed.push(best)
  }
  return placed
}

/** Whether `placeNames` finds a place for each label that covers nothing. Dozens of maps are asked before one is drawn, so it stops early. */
export function haveRoom(map: StrataMap, names: readonly NodeName[]): boolean {
  const placed: PlacedName[] = []
  return choicesOf(map, names).every((choices) => {
    const free = choices.find((choice) => costOf(choice, map, placed) === 0)
    if (free) placed.push(free)
    return free !== undefined
  })
}

/** The places of each label beside its node, best first. */
function choicesOf(map: StrataMap, names: readonly NodeName[]): readonly (readonly PlacedName[])[] {
  return namedPlaces(map)
    .slice(0, names.length)
    .map((place, index) => {
      const name = names[index] ?? { name: '' }
      return SIDES.map((side) => nameAt(name, side, place, index === 0 ? HUB_REACH : NODE_REACH))
    })
}

/** Points of an edge this close to another edge run along it, unless both are about to meet at a node. */
const ALONG = 12
const MEETING = 46
const FEW = 2

/** Whether no edge runs along another one (orbits, enclosures and planned edges may), so that each can be followed from node to node. */
export function areDistinct({ hub, plan }: StrataMap): boolean {
  const edges = plan.edges.flatMap(({ line, isPlanned }) => (line.closed || isPlanned ? [] : [line]))
  const ends = [hub, ...plan.nodes]
  const isFree = (point: Point): boolean => ends.every((end) => distance(end, point) > MEETING)
  return edges.every((line, at) => {
    const { points } = resampled(line, ALONG)
    const open = points.filter(isFree)
    return edges
      .slice(at + 1)
      .every((other) => open.filter((point) => distanceToLine(point, other) < ALONG).length <= FEW)
  })
}

function nameAt(name: NodeName, side: Side, place: Point, reach: number): PlacedName {
  const width = [name.name, name.value].filter(Boolean).join(' ').length * SIZE.letter
  const { at, anchor } = side(place, reach)
  const left = anchor === 'start' ? at.x : anchor === 'end' ? at.x - width : at.x - width / 2
  const box = { left, top: at.y - SIZE.line / 2, right: left + width, bottom: at.y + SIZE.line / 2 }
  return { ...name, at, anchor, box }
}

/** How much a label covers; 0 for nothing. */
function costOf({ box }: PlacedName, { hub, plan, frame }: StrataMap, others: readonly PlacedName[]): number {
  const near = grown(box, 3)
  const overlaps = others.filter((other) => overlap(near, other.box)).length
  const nodes = [hub, ...plan.nodes].filter((node) => isInside(grown(box, NODE_REACH), node)).length
  const edges = [...plan.edges, ...(plan.planes ?? [])].filter(({ line }) => passes(line, near)).length
  const room = scaledTo(frame, ROOM)
  const outside = box.left < room.left || box.right > room.right || box.bottom > room.bottom || box.top < room.top
  return 4 * overlaps + 4 * nodes + edges + (outside ? 3 : 0)
}

/** Whether a line passes through a box. */
function passes(line: Polyline, box: Box): boolean {
  const { points, around } = courseOf(line)
  return overlap(around, box) && points.some((point) => isInside(box, point))
}

interface Course {
  readonly points: readonly Point[]
  readonly around: Box
}

/** Close points of an edge, and the box around them. Cached, because each label is tried on six sides. */
function courseOf(line: Polyline): Course {
  const known = courses.get(line)
  if (known) return known
  const { points } = resampled(line, 6)
  const course = { points, around: boxAround(points, 1) }
  courses.set(line, course)
  return course
}

const courses = new WeakMap<Polyline, Course>()

export function nameMarkup({ at, anchor, name, value }: PlacedName): string {
  const figure = value === undefined ? '' : ` <tspan class="art-value">${escapeHtml(value)}</tspan>`
  return `<text x="${numberText(at.x)}" y="${numberText(at.y)}" dy=".35em" text-anchor="${anchor}">${escapeHtml(name)}${figure}</text>`
}
