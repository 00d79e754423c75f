import { type Frame, scaledTo } from './boxes.ts'
import type { Point } from './geometry.ts'
import { altitudeLabels, labelsMarkup } from './labels.ts'
import type { Motif } from './motif.ts'
import { areDistinct, haveRoom, namedPlaces, nameMarkup, type NodeName, type PlacedName, placeNames } from './names.ts'
import { classPaint } from './paint.ts'
import { numberText } from './path.ts'
import { type Degrees, projected } from './projection.ts'
import { remembered } from './remembered.ts'
import { bareContoursMarkup, glowMarkup, groundMarkup, topologyMarkup } from './strata-markup.ts'
import type { MapFormat } from './map-format.ts'
import { type Shown, strataMap, type StrataMap } from './strata-map.ts'

const HERO: MapFormat = {
  frame: { width: 960, height: 860 },
  zone: { left: 0.34, top: 0.18, right: 0.82, bottom: 0.64 },
  columns: 72,
  rows: 64,
  levels: 14,
}
/** Leaves room for names above and below the nodes, so that narrow screens crop none. */
const NAMED: MapFormat = { ...HERO, zone: { left: 0.38, top: 0.23, right: 0.84, bottom: 0.62 } }
/** Beside the title of a list, which begins on the first screen. */
const STRIP: MapFormat = {
  frame: { width: 960, height: 420 },
  zone: { left: 0.5, top: 0.2, right: 0.8, bottom: 0.8 },
  columns: 72,
  rows: 32,
  levels: 10,
}
const ALTITUDE_SIZE = 11
const NAME_SIZE = 14
const HALO_WIDTH = 10

/** A node with its name. */
export interface NamedNode extends NodeName {
  /** Value that determines the height of its summit, relative to the others. */
  readonly height?: number | undefined
  /** Position on the earth. */
  readonly at?: Degrees | undefined
  /** Target of a link on the node. */
  readonly href?: string | undefined
  /** Area of the link's target. Hovering it highlights other links of that area. */
  readonly area?: string | undefined
}

export interface HeroArtOptions {
  /** Named nodes: the lit one first, then the others in the order of the motif. */
  readonly nodes?: readonly NamedNode[]
  /** As low as the hero of a list. */
  readonly isLow?: boolean
}

/**
 * The strata map of a page as inline SVG, coloured by `art.css`. Everything except links is hidden from assistive technology, because the
 * page contains names and figures as text, too.
 */
export const heroArt = remembered(
  (seed: string, motif: Motif, { nodes = [], isLow = false }: HeroArtOptions = {}): string => {
    const hasNames = nodes.length > 0
    const format = isLow ? STRIP : hasNames ? NAMED : HERO
    const map = strataMap(seed, motif, format, hasNames ? shownOf(nodes, format) : undefined)
    const names = placeNames(map, nodes)
    // Beside names with figures, altitudes would look like figures too.
    const altitudes = hasNames ? [] : altitudeLabels(map)
    const { width, height } = map.frame
    const isLinked = nodes.some(({ href }) => href !== undefined)
    return [
      `<svg class="art" viewBox="0 0 ${width} ${height}" fill="none" preserveAspectRatio="xMidYMid slice"${isLinked ? '' : HIDDEN}>`,
      `<g${isLinked ? ' aria-hidden="true"' : ''}>`,
      bareContoursMarkup(map, classPaint, hasNames),
      labelsMarkup(altitudes, ALTITUDE_SIZE, classPaint),
      groundMarkup(map, classPaint),
      namesGroup(`${classPaint('halo')} stroke-width="${HALO_WIDTH}" stroke-linejoin="round"`, names.map(nameMarkup)),
      glowMarkup(map, classPaint),
      topologyMarkup(map, classPaint),
      packetMarkup(map),
      '</g>',
      namesMarkup(map, names, nodes),
      '</svg>',
    ].join('')
  },
)

const HIDDEN = ' aria-hidden="true"'

/** Converts heights to fractions of the highest, and positions on the earth to positions in the frame. */
function shownOf(nodes: readonly NamedNode[], format: MapFormat): Shown {
  const most = Math.max(...nodes.map(({ height = 0 }) => height))
  const places = nodes.flatMap(({ at }) => (at ? [at] : []))
  return {
    count: nodes.length,
    heights: nodes.map(({ height }) => (height === undefined ? undefined : height / most)),
    spots: places.length === nodes.length ? spotsOf(places, format) : undefined,
    accepts: (map) => areDistinct(map) && haveRoom(map, nodes),
  }
}

function spotsOf(places: readonly Degrees[], { frame, zone }: MapFormat): readonly Point[] {
  return projected(places, scaledTo(frame, zone)).map((place) => fractionOf(place, frame))
}

function fractionOf({ x, y }: Point, { width, height }: Frame): Point {
  return { x: x / width, y: y / height }
}

function namesMarkup(map: StrataMap, names: readonly PlacedName[], nodes: readonly NamedNode[]): string {
  const places = namedPlaces(map)
  const texts = names.map((name, index) => linked(nameMarkup(name), nodes[index], places[index]))
  return namesGroup(classPaint('label'), texts)
}

function namesGroup(attributes: string, texts: readonly string[]): string {
  return texts.length > 0 ? `<g ${attributes} font-size="${NAME_SIZE}">${texts.join('')}</g>` : ''
}

/** The name of a node, and the node itself, as one link; only the name if the node has no target. */
function linked(text: string, node: NamedNode | undefined, place: Point | undefined): string {
  if (node?.href === undefined || !place) return text
  const ring = `<circle fill="none" stroke="none" pointer-events="all" cx="${numberText(place.x)}" cy="${numberText(place.y)}" r="34"/>`
  return `<a href="${node.href}" data-leads="${node.area ?? ''}">${ring}${text}</a>`
}

/** A light that travels along one live edge, once. Hidden when the visitor prefers reduced motion. */
function packetMarkup({ plan }: StrataMap): string {
  const way = plan.edges.find((edge) => !edge.isPlanned)
  return way ? `<path ${classPaint('packet')} pathLength="1" d="${way.path}"/>` : ''
}
