import { z } from 'kartograf'
import { bales } from './bales.ts'
import { ropery, villa, warehouse } from './house.ts'
import { randomOf } from './random.ts'
import { rope } from './rope.ts'
import { seabed } from './seabed.ts'
import { shore } from './shore.ts'
import { shutters } from './shutters.ts'
import type { Size } from './svg.ts'

/** What pictures show. Content names one; which one it is follows from a word, so that no two works are the same. */
export const MOTIFS = ['rope', 'bales', 'seabed', 'shutters', 'shore', 'ropery', 'warehouse', 'villa'] as const
export type Motif = (typeof MOTIFS)[number]

export const motif = () => z.enum(MOTIFS)

const DRAWINGS: Readonly<Record<Motif, (size: Size, random: () => number) => string>> = {
  rope,
  bales,
  seabed,
  shutters,
  shore,
  ropery,
  warehouse,
  villa,
}

/** Sizes in which pictures are drawn. */
export const FORMATS = {
  upright: { width: 800, height: 1000 },
  square: { width: 800, height: 800 },
  wide: { width: 1200, height: 800 },
  card: { width: 1200, height: 630 },
} as const
export type Format = keyof typeof FORMATS

/** A picture as SVG. */
export function draw(name: Motif, word: string, format: Format): string {
  return DRAWINGS[name](FORMATS[format], randomOf(`${name} ${word}`))
}
