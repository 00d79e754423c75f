import { areaOf, type Polyline, resampled, surrounds } from './geometry.ts'
import type { Paint } from './paint.ts'
import { smoothPath } from './path.ts'
import type { Contour } from './contours.ts'
import type { StrataMap } from './strata-map.ts'
import { edgesMarkup, hubMarkup, nodesMarkup, planesMarkup } from './topology-markup.ts'

/** Contours make up most of a map's size in the page, so points are as sparse as looks the same, and rounded to pixels. */
const CURVE_SPACING = 44
const CURVE_STEP = 2
const GLOW_SHARE = 0.17

/** Where nodes have names, edges must not be mistaken for index contours, which have the same hue. */
const QUIET_INDEX = 0.3

/** Contours, index contours above them, and the glow around the hub. */
export function contoursMarkup(map: StrataMap, paint: Paint): string {
  return linesMarkup(map, paint, (contour) => {
    const lit = contour.lines.filter((line) => isLit(map, line))
    const plain = contour.lines.filter((line) => !lit.includes(line))
    const attributes = contourAttributes(contour)
    return contourPath(plain, attributes) + contourPath(lit, ` ${paint('band')}${attributes}`)
  })
}

/** Contours without glow, for maps with labels (see `glowMarkup`). Index contours are quiet or not. */
export function bareContoursMarkup(map: StrataMap, paint: Paint, isQuiet: boolean): string {
  return linesMarkup(map, paint, (contour) => contourPath(contour.lines, contourAttributes(contour, isQuiet)))
}

/**
 * The glow, drawn above the halos of labels: so they have its colour too. Repeats the contours around the hub, which cost little as the
 * page is compressed.
 */
export function glowMarkup(map: StrataMap, paint: Paint): string {
  const bands = map.contours.map(({ lines }) => contourPath(lines.filter((line) => isLit(map, line))))
  return `<g ${paint('band')}>${bands.join('')}</g>`
}

function linesMarkup({ contours }: StrataMap, paint: Paint, draw: (contour: Contour) => string): string {
  const group = (isIndex: boolean) =>
    contours
      .filter((contour) => contour.isIndex === isIndex)
      .map(draw)
      .join('')
  return [`<g ${paint('line')}>${group(false)}</g>`, `<g ${paint('index')} stroke-width="1.5">${group(true)}</g>`].join(
    '',
  )
}

function contourAttributes({ isIndex, rise }: Contour, isQuiet = false): string {
  const opacity = !isIndex ? 0.26 + 0.44 * rise : isQuiet ? QUIET_INDEX : 0.5 + 0.4 * rise
  const draw = isIndex ? ' pathLength="1"' : ''
  return ` stroke-opacity="${opacity.toFixed(2).replace('0.', '.')}"${draw}`
}

function contourPath(lines: readonly Polyline[], attributes = ''): string {
  if (lines.length === 0) return ''
  const data = lines.map((line) => smoothPath(resampled(line, CURVE_SPACING), CURVE_STEP)).join('')
  return `<path${attributes} d="${data}"/>`
}

/** The glow colours closed contours around the hub, unless they are wide or enclose more than one other mountain: on a plane, none. */
export function isLit({ hub, sites, frame, plan }: StrataMap, line: Polyline): boolean {
  if (!line.closed || areaOf(line) > GLOW_SHARE * frame.width * frame.height) return false
  return surrounds(line, hub) && sites.filter((site) => surrounds(line, site)).length <= (plan.planes ? 0 : 1)
}

/** The planes of a map, which a glow lies on. */
export function groundMarkup({ plan }: StrataMap, paint: Paint): string {
  return planesMarkup(plan.planes ?? [], paint)
}

export function topologyMarkup({ hub, plan }: StrataMap, paint: Paint): string {
  return [edgesMarkup(plan.edges, paint), nodesMarkup(plan.nodes, paint), hubMarkup(hub, paint)].join('')
}
