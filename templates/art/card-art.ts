import type { Motif } from './motif.ts'
import { type ArtColours, colourPaint } from './paint.ts'
import { remembered } from './remembered.ts'
import { contoursMarkup, type MapFormat, strataMap, topologyMarkup } from './strata-map.ts'

export type Pillar = 'lagoon' | 'cobalt' | 'plum' | 'petrol'

const CARD: MapFormat = {
  frame: { width: 640, height: 300 },
  zone: { left: 0.16, top: 0.22, right: 0.84, bottom: 0.78 },
  columns: 64,
  rows: 32,
  levels: 10,
}

/** Stands beside a text, whose height decides how much of its height is seen. */
const TALL: MapFormat = { ...CARD, frame: { width: 640, height: 420 }, rows: 44 }

/** The light tone: lines of the pillar (600) on its tint (100). */
const COLOURS: Record<Pillar, ArtColours> = {
  lagoon: coloursOf('#06776a', '#ddf7f1'),
  cobalt: coloursOf('#2b5bd1', '#e9f0fe'),
  plum: coloursOf('#993c89', '#fbedf7'),
  petrol: coloursOf('#00668b', '#e2f4fa'),
}

function coloursOf(pillar: string, tint: string): ArtColours {
  return { line: '#8495a0', pillar, glow: pillar, canvas: tint, bandOpacity: 0.05 }
}

/** The strata map of a card as an SVG file of its own. */
export const cardArt = remembered(
  (seed: string, motif: Motif, pillar: Pillar, shape: 'wide' | 'tall' = 'wide'): string => {
    const map = strataMap(seed, motif, shape === 'tall' ? TALL : CARD)
    const { width, height } = map.frame
    const colours = COLOURS[pillar]
    const paint = colourPaint(colours)
    return [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="none">`,
      `<path fill="${colours.canvas}" d="M0 0h${width}v${height}h-${width}z"/>`,
      contoursMarkup(map, paint),
      topologyMarkup(map, paint),
      '</svg>',
    ].join('')
  },
)
