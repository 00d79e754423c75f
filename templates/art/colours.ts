import type { Pillar } from './pillar.ts'
import type { ArtColours } from './paint.ts'

/** Colours for artwork in stand-alone files, which style sheets cannot reach. A test checks that they equal `styles/tokens.css`. */
export const CANVAS = { night: '#031019' } as const
export const TEXT = { night: '#f6fafa', muted: '#a8b7c1' } as const
const LINE = '#8495a0'
const GLOW = '#fc9545'

/** Lines of the pillar (600) on its tint (100); the hub is drawn in the pillar's colour too. */
export const LIGHT: Record<Pillar, ArtColours> = {
  lagoon: lightOf('#06776a', '#ddf7f1'),
  cobalt: lightOf('#2b5bd1', '#e9f0fe'),
  plum: lightOf('#993c89', '#fbedf7'),
  petrol: lightOf('#00668b', '#e2f4fa'),
}

/** Lines of the pillar (300) on the night canvas, and the one warm light. */
export const NIGHT: Record<Pillar, ArtColours> = {
  lagoon: nightOf('#7fdfcf'),
  cobalt: nightOf('#9fbdfc'),
  plum: nightOf('#ebaddd'),
  petrol: nightOf('#85d0ee'),
}

function lightOf(pillar: string, canvas: string): ArtColours {
  return { line: LINE, pillar, glow: pillar, canvas, bandOpacity: 0.05 }
}

function nightOf(pillar: string): ArtColours {
  return { line: LINE, pillar, glow: GLOW, canvas: CANVAS.night, bandOpacity: 0.055 }
}
