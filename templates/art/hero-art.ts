import type { Point } from './geometry.ts'
import { altitudeLabels, type Label, labelsMarkup } from './labels.ts'
import type { Motif } from './motif.ts'
import { classPaint } from './paint.ts'
import { remembered } from './remembered.ts'
import { contoursMarkup, topologyMarkup } from './strata-markup.ts'
import { type MapFormat, strataMap, type StrataMap } from './strata-map.ts'

const HERO: MapFormat = {
  frame: { width: 960, height: 860 },
  zone: { left: 0.34, top: 0.18, right: 0.82, bottom: 0.64 },
  columns: 72,
  rows: 64,
  levels: 14,
}
/** Leaves room for names below the nodes, so that narrow screens do not crop the lowest one. */
const NAMED: MapFormat = { ...HERO, zone: { ...HERO.zone, bottom: 0.62 } }
const ALTITUDE_SIZE = 11
const NAME_SIZE = 14

interface HeroArtOptions {
  /** Place names for `constellation`: the hub first, then the others from north to south. */
  readonly labels?: readonly string[]
}

/** The strata map of a page as inline SVG. It is decorative: coloured by `art.css` and hidden from assistive technology. */
export const heroArt = remembered((seed: string, motif: Motif, options: HeroArtOptions = {}): string => {
  const texts = options.labels ?? []
  const map = strataMap(seed, motif, texts.length > 0 ? NAMED : HERO, texts.length)
  const names = nameLabels(map, texts)
  const altitudes = altitudeLabels(
    map,
    names.map((name) => name.at),
  )
  const { width, height } = map.frame
  return [
    `<svg class="art" viewBox="0 0 ${width} ${height}" fill="none" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">`,
    contoursMarkup(map, classPaint),
    labelsMarkup(altitudes, ALTITUDE_SIZE, classPaint),
    topologyMarkup(map, classPaint),
    packetMarkup(map),
    labelsMarkup(names, NAME_SIZE, classPaint),
    '</svg>',
  ].join('')
})

/** Distance between a name and the centre of its node; the hub is larger than the other nodes. */
const BELOW = 36
const ABOVE = -28
const ABOVE_HUB = -38

/** Draws the names at their nodes: the hub first, then the others from north to south. */
function nameLabels({ hub, plan }: StrataMap, texts: readonly string[]): readonly Label[] {
  const places: readonly Point[] = [hub, ...plan.nodes.toSorted((a, b) => a.y - b.y)]
  const offsetOf = (place: Point): number => {
    if (!leadsDown(plan, place)) return BELOW
    return place === hub ? ABOVE_HUB : ABOVE
  }
  return texts.flatMap((text, index) => {
    const place = places[index]
    return place ? [{ at: { x: place.x, y: place.y + offsetOf(place) }, text, turn: 0 }] : []
  })
}

/** Whether an edge leaves the node downwards, where its name would be. */
function leadsDown({ edges }: StrataMap['plan'], place: Point): boolean {
  return edges
    .map(({ line }) => line.points)
    .filter((points) => points.some(({ x, y }) => x === place.x && y === place.y))
    .flat()
    .some(({ x, y }) => y - place.y > Math.abs(x - place.x))
}

/** A light that travels along one live edge, once. Hidden when the visitor prefers reduced motion. */
function packetMarkup({ plan }: StrataMap): string {
  const way = plan.edges.find((edge) => !edge.isPlanned)
  return way ? `<path ${classPaint('packet')} pathLength="1" d="${way.path}"/>` : ''
}
