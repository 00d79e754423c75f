import { escapeHtml } from 'kartograf'
import type { Frame } from './boxes.ts'
import { distance, lengthOf, type Point, type Polyline, resampled } from './geometry.ts'
import { isolines, sampleGrid } from './isolines.ts'
import { classPaint } from './paint.ts'
import { smoothPath } from './path.ts'
import { remembered } from './remembered.ts'
import { randomOf, type Random } from './random.ts'
import { heightField, type HeightField, type Peak } from './terrain.ts'
import { onCircle } from './topology.ts'

const FRAME: Frame = { width: 96, height: 96 }
const CENTRE: Point = { x: 48, y: 48 }
const GRID_SIZE = 28
const LEVELS = 10
const ZOOM = 0.4
/** Radius around the centre that is kept free for the initials. */
const CLEAR_RADIUS = 25

/** Placeholder for a missing photo: initials on a summit generated from the name. */
export const monogram = remembered((name: string): string =>
  [
    '<svg class="art art-monogram" viewBox="0 0 96 96" width="96" height="96" fill="none" aria-hidden="true">',
    reliefMarkup(name),
    `<text class="art-initials" x="48" y="48" dy=".36em" font-size="28" font-weight="600" text-anchor="middle">${escapeHtml(initialsOf(name))}</text>`,
    '</svg>',
  ].join(''),
)

/** Initials of first and last name; titles such as "Dr." are skipped. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !word.endsWith('.'))
  const letters = words.flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
  return [...new Set([0, letters.length - 1])]
    .map((index) => letters[index] ?? '')
    .join('')
    .toUpperCase()
}

function reliefMarkup(name: string): string {
  const rings = reliefOf(name)
  const lines = rings.filter((_, index) => index % 3 !== 1)
  const indexLines = rings.filter((_, index) => index % 3 === 1)
  return [pathOf(lines, `${classPaint('line')} stroke-opacity=".6"`), pathOf(indexLines, classPaint('index'))].join('')
}

/** The contours of one broad mountain and a lower neighbour, except those that would cross the initials. */
function reliefOf(name: string): readonly Polyline[] {
  const field = mountainsOf(randomOf(`${name}|monogram`))
  // Draws a small section of a large map, so that the lines are as smooth as there.
  const part: HeightField = (u, v) => field(0.5 + (u - 0.5) * ZOOM, 0.5 + (v - 0.5) * ZOOM)
  const grid = sampleGrid(part, FRAME, GRID_SIZE, GRID_SIZE)
  const levels = Array.from({ length: LEVELS }, (_, index) => 0.2 + index * 0.1)
  return levels.flatMap((level) => isolines(grid, level)).filter((line) => isClear(line))
}

function mountainsOf(random: Random): HeightField {
  const angle = random() * Math.PI
  const side = onCircle({ x: 0.5, y: 0.5 }, 0.55 * ZOOM, random())
  const main: Peak = { x: 0.5, y: 0.5, spread: 0.27 * ZOOM, height: 1.1, stretch: 1.15, angle }
  const lower: Peak = { ...side, spread: 0.17 * ZOOM, height: 0.5, stretch: 1.3, angle: -angle }
  return heightField(random, [main, lower], 1)
}

function isClear(line: Polyline): boolean {
  const isTiny = lengthOf(line) < 24
  return !isTiny && line.points.every((point) => distance(point, CENTRE) > CLEAR_RADIUS)
}

function pathOf(lines: readonly Polyline[], attributes: string): string {
  const data = lines.map((line) => smoothPath(resampled(line, 8))).join('')
  return data === '' ? '' : `<path ${attributes} d="${data}"/>`
}
