import type { Point } from './geometry.ts'
import type { Paint } from './paint.ts'
import { numberText, pairText } from './path.ts'
import type { Edge, Node } from './topology.ts'

const CASING_WIDTH = 7

/** All edges: first a casing that separates them from the contours, then planned and live lines. */
export function edgesMarkup(edges: readonly Edge[], paint: Paint): string {
  const live = edges.filter((edge) => !edge.isPlanned)
  const planned = edges.filter((edge) => edge.isPlanned)
  const casing = `${paint('casing')} stroke-width="${CASING_WIDTH}"`
  // Live edges are drawn over planned ones.
  return [
    pathOf(planned, casing),
    pathOf(planned, `${paint('edge')} stroke-width="1.75" stroke-dasharray="1 6" stroke-linecap="round"`),
    pathOf(live, casing),
    pathOf(live, `${paint('edge')} stroke-width="1.75"`),
  ].join('')
}

/** Planes carry nodes. They are filled with the background colour, so that the terrain shows through faintly. */
export function planesMarkup(planes: readonly Edge[], paint: Paint): string {
  return planes.map(({ path }) => `<path ${paint('node')} fill-opacity=".72" stroke-width="1.5" d="${path}"/>`).join('')
}

function pathOf(edges: readonly Edge[], attributes: string): string {
  if (edges.length === 0) return ''
  return `<path ${attributes} d="${edges.map((edge) => edge.path).join('')}"/>`
}

/** All nodes: rounded squares with a glyph. */
export function nodesMarkup(nodes: readonly Node[], paint: Paint): string {
  const glyphs = nodes.filter((node) => node.glyph !== 'identity').map(glyphPath)
  const dots = nodes.filter((node) => node.glyph === 'identity').map(glyphPath)
  return [
    shape(nodes.map(nodePath), `${paint('node')} stroke-width="1.5"`),
    shape(glyphs, `${paint('glyph')} stroke-width="1.5"`),
    shape(dots, `${paint('glyph')} stroke-width="9" stroke-linecap="round"`),
  ].join('')
}

function shape(paths: readonly string[], attributes: string): string {
  return paths.length > 0 ? `<path ${attributes} d="${paths.join('')}"/>` : ''
}

/** A square of 34 pixels with corners of 9. */
function nodePath({ x, y }: Point): string {
  const corner = (dx: number, dy: number) => `a9 9 0 0 1 ${pairText(dx, dy)}`
  const start = `M${pairText(x - 8, y - 17)}`
  return `${start}h16${corner(9, 9)}v16${corner(-9, 9)}h-16${corner(-9, -9)}v-16${corner(9, -9)}z`
}

function glyphPath({ x, y, glyph }: Node): string {
  const from = (dx: number, dy: number) => `M${pairText(x + dx, y + dy)}`
  switch (glyph) {
    case 'identity':
      // A line of zero length: its round caps form the dot.
      return `${from(0, 0)}h.01`
    case 'workload':
      return `${from(-6, -4)}h12${from(-6, 0)}h12${from(-6, 4)}h7`
    case 'shield':
      return `${from(0, -6.5)}l6 2.5v3.5c0 3.5-2.5 5.5-6 7-3.5-1.5-6-3.5-6-7v-3.5z`
    case 'device':
      return `${from(-5.5, -5)}h11v7.5h-11z${from(-3, 6)}h6`
  }
}

/** The lit node: a ring with a bright core. */
export function hubMarkup({ x, y }: Point, paint: Paint): string {
  const at = `cx="${numberText(x)}" cy="${numberText(y)}"`
  return [
    `<circle ${paint('hub')} ${at} r="23" stroke-width="1.75"/>`,
    `<circle ${paint('hub-core')} ${at} r="8.5"/>`,
  ].join('')
}
