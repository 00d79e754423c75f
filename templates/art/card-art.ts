import type { Pillar } from './pillar.ts'
import { LIGHT } from './colours.ts'
import type { Motif } from './motif.ts'
import { colourPaint } from './paint.ts'
import { remembered } from './remembered.ts'
import { contoursMarkup, groundMarkup, topologyMarkup } from './strata-markup.ts'
import type { MapFormat } from './map-format.ts'
import { strataMap } from './strata-map.ts'

const CARD: MapFormat = {
  frame: { width: 640, height: 300 },
  zone: { left: 0.16, top: 0.22, right: 0.84, bottom: 0.78 },
  columns: 64,
  rows: 32,
  levels: 10,
}

/** The strata map of a card, as a stand-alone SVG file. */
export const cardArt = remembered((seed: string, motif: Motif, pillar: Pillar): string => {
  const map = strataMap(seed, motif, CARD)
  const { width, height } = map.frame
  const colours = LIGHT[pillar]
  const paint = colourPaint(colours)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">`,
    `<path fill="${colours.canvas}" d="M0 0h${width}v${height}h-${width}z"/>`,
    contoursMarkup(map, paint),
    groundMarkup(map, paint),
    topologyMarkup(map, paint),
    '</svg>',
  ].join('')
})
