import { LIGHT } from './colours.ts'
import { scaledTo } from './boxes.ts'
import { colourPaint } from './paint.ts'
import { numberText } from './path.ts'
import type { Pillar } from './pillar.ts'
import { type Degrees, projected } from './projection.ts'
import { remembered } from './remembered.ts'
import { contoursMarkup } from './strata-markup.ts'
import type { MapFormat } from './map-format.ts'
import { strataMap } from './strata-map.ts'
import { edgesMarkup, hubMarkup } from './topology-markup.ts'

const FORMAT: MapFormat = {
  frame: { width: 640, height: 300 },
  zone: { left: 0.2, top: 0.14, right: 0.8, bottom: 0.86 },
  columns: 64,
  rows: 32,
  levels: 10,
}

/** A map of all places as a stand-alone SVG file, with one of them lit. Maps of the same places differ only in that. */
export const placesArt = remembered((places: readonly Degrees[], lit: number, pillar: Pillar): string => {
  const { width, height } = FORMAT.frame
  const at = projected(places, scaledTo(FORMAT.frame, FORMAT.zone))
  const spots = at.map(({ x, y }) => ({ x: x / width, y: y / height }))
  const map = strataMap('places', 'constellation', FORMAT, { count: places.length, spots })
  const colours = LIGHT[pillar]
  const paint = colourPaint(colours)
  const dots = at.filter((_, index) => index !== lit)
  const hub = at[lit] ?? map.hub
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">`,
    `<path fill="${colours.canvas}" d="M0 0h${width}v${height}h-${width}z"/>`,
    contoursMarkup({ ...map, hub, sites: dots }, paint),
    edgesMarkup(map.plan.edges, paint),
    ...dots.map(
      ({ x, y }) => `<circle ${paint('node')} stroke-width="2" cx="${numberText(x)}" cy="${numberText(y)}" r="7"/>`,
    ),
    hubMarkup(hub, paint),
    '</svg>',
  ].join('')
})
