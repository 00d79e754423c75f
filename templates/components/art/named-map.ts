import { type Resolved, link, quantity, text, z } from 'kartograf'
import type { NamedNode } from '../../art/hero-art.ts'
import { MOTIFS, type Motif } from '../../art/motif.ts'
import { pillarOf } from '../../art/pillar.ts'
import { degrees } from '../section/degrees.ts'

const node = z.strictObject({
  name: text().describe('One or two words.'),
  value: quantity().optional().describe('Its figure of the fact base: printed, and the height of its summit.'),
  figure: text().optional().describe('A figure that the page states elsewhere, as it is printed.'),
  height: z.number().positive().optional().describe('What the height of its summit is in proportion to.'),
  at: degrees.optional().describe('Where a place of `constellation` is.'),
  href: link().optional().describe('Where it leads.'),
  area: z
    .enum(['workplace', 'azure', 'security'])
    .optional()
    .describe('The area of its link, whose other links light up with it.'),
})

/** Field of heroes: the map beside the title. */
export const namedMap = z.strictObject({
  motif: z.enum(MOTIFS).describe('What is drawn.'),
  nodes: z
    .array(node)
    .max(7)
    .default([])
    .describe(
      'What its nodes are: the lit one first, then from north to south; of `pipeline` and `timeline` from left to right.',
    ),
  legend: text().optional().describe('What their figures and heights mean.'),
  variant: z
    .number()
    .int()
    .min(2)
    .optional()
    .describe('Seed of another terrain, if the default one does not look good.'),
})

/** A node of the content. */
export type MapNode = Resolved<z.infer<typeof node>>

/** The node as it is drawn. */
export function drawnNode({ name, value, figure, height, at, href, area }: MapNode): NamedNode {
  return {
    name,
    value: value?.text ?? figure,
    height: value?.value ?? height,
    at,
    href: href?.href,
    area: area && pillarOf(area),
  }
}

/** Its nodes as they are read: a route ends at the lit node, every other map begins there. */
export function nodesInOrder(motif: Motif, nodes: readonly MapNode[]): readonly MapNode[] {
  return motif === 'pipeline' ? [...nodes.slice(1), ...nodes.slice(0, 1)] : nodes
}

/** The seed of the map of a page, for a variant of its terrain. */
export function seedOf(key: string, variant: number | undefined): string {
  return variant === undefined ? key : `${key}#${variant}`
}
