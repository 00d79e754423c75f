import { escapeHtml } from 'kartograf'
import { isInside } from './boxes.ts'
import {
  distance,
  distanceToLine,
  eachSide,
  lengthOf,
  middle,
  type Point,
  type Polyline,
  resampled,
  surrounds,
} from './geometry.ts'
import type { Paint } from './paint.ts'
import { numberText } from './path.ts'
import { isLit } from './strata-markup.ts'
import type { StrataMap } from './strata-map.ts'

interface Label {
  readonly at: Point
  readonly text: string
  /** Rotation in degrees that aligns the label with its contour. */
  readonly turn: number
}

const LABEL_DISTANCE = 46
const EDGE_DISTANCE = 26
const SHORTEST_LABELLED = 260
const STEEPEST_LABEL = 40

/** Altitude labels: one for each index contour that has a free, nearly horizontal stretch. */
export function altitudeLabels(map: StrataMap): readonly Label[] {
  const labels: Label[] = []
  for (const { level, lines } of map.contours.filter((contour) => contour.isIndex)) {
    const plain = lines.filter((line) => lengthOf(line) > SHORTEST_LABELLED && !isLit(map, line))
    const places = plain.flatMap((line) => levelPlaces(line))
    const free = places.filter(({ at }) =>
      isFree(
        map,
        at,
        labels.map((label) => label.at),
      ),
    )
    const place = free[Math.floor(map.random() * free.length)]
    if (place) labels.push({ ...place, text: String(400 + level * 100) })
  }
  return labels
}

function levelPlaces(line: Polyline): readonly Omit<Label, 'text'>[] {
  const places: Omit<Label, 'text'>[] = []
  eachSide(resampled(line, 24), (a, b) => {
    const [left, right] = a.x <= b.x ? [a, b] : [b, a]
    const turn = (Math.atan2(right.y - left.y, right.x - left.x) * 180) / Math.PI
    if (Math.abs(turn) <= STEEPEST_LABEL) places.push({ at: middle(a, b), turn })
  })
  return places
}

function isFree({ frame, hub, plan }: StrataMap, at: Point, taken: readonly Point[]): boolean {
  const planes = plan.planes ?? []
  const room = { left: frame.width * 0.34, top: 130, right: frame.width - 60, bottom: frame.height * 0.72 }
  return (
    isInside(room, at) &&
    [hub, ...plan.nodes, ...taken].every((place) => distance(place, at) > LABEL_DISTANCE) &&
    [...plan.edges, ...planes].every((edge) => distanceToLine(at, edge.line) > EDGE_DISTANCE) &&
    // A plane covers what is below it.
    !planes.some(({ line }) => surrounds(line, at))
  )
}

export function labelsMarkup(labels: readonly Label[], fontSize: number, paint: Paint): string {
  if (labels.length === 0) return ''
  const texts = labels.map(({ at, text, turn }) => {
    const x = numberText(at.x)
    const y = numberText(at.y)
    const rotation = Math.round(turn)
    const transform = rotation === 0 ? '' : ` transform="rotate(${rotation} ${x} ${y})"`
    return `<text x="${x}" y="${y}" dy=".35em"${transform}>${escapeHtml(text)}</text>`
  })
  return `<g ${paint('label', 'halo')} font-size="${fontSize}" stroke-width="6" stroke-linejoin="round" paint-order="stroke" text-anchor="middle">${texts.join('')}</g>`
}
