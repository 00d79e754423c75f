import type { Pillar } from './pillar.ts'
import { LIGHT, NIGHT } from './colours.ts'
import { colourPaint } from './paint.ts'
import { remembered } from './remembered.ts'
import { contoursMarkup } from './strata-markup.ts'
import type { MapFormat } from './map-format.ts'
import { strataMap } from './strata-map.ts'

const TILE: MapFormat = {
  frame: { width: 640, height: 300 },
  zone: { left: 0.16, top: 0.22, right: 0.84, bottom: 0.78 },
  columns: 48,
  rows: 24,
  levels: 10,
}

/**
 * The terrain tile of a menu panel, as a stand-alone file. The background is that of the tile, so there are no routes, since their casing
 * would need it.
 */
export const menuArt = remembered((seed: string, pillar: Pillar, isNight: boolean): string => {
  const map = strataMap(seed, 'hub', TILE)
  const { width, height } = map.frame
  const colours = (isNight ? NIGHT : LIGHT)[pillar]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">`,
    contoursMarkup(map, colourPaint(colours)),
    `<circle fill="${colours.glow}" cx="${map.hub.x}" cy="${map.hub.y}" r="10"/>`,
    '</svg>',
  ].join('')
})
