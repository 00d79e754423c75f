import type { ReactNode } from 'react'
import { type Resolved, action, defineSection, inline, link, quantity, text, z } from 'kartograf'
import { heroArt, type NamedNode } from '../../art/hero-art.ts'
import { MOTIFS } from '../../art/motif.ts'
import { Drawing } from '../../components/art/Art.tsx'
import { HeroText } from '../../components/hero/HeroText.tsx'

import { pillarOf } from '../../art/pillar.ts'
import { degrees } from '../../components/section/degrees.ts'
import { type SectionOf, figure, framed } from '../../components/section/section.tsx'

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

const schema = framed('Hero of home and service pages: claim, actions, map, and figures below.', {
  heading: text().describe('The h1.'),
  lead: inline().describe('At most 46 words below it.'),
  art: z
    .strictObject({
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
    .describe('The map.'),
  actions: z.array(action()).min(1).max(2).describe('Actions, at most four words each.'),
  facts: z.array(figure()).min(3).max(4).optional().describe('Figures below.'),
})

function HeroMap({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { key } = context.page.route
  const { motif, nodes, legend, variant } = section.art
  const seed = variant === undefined ? key : `${key}#${variant}`
  return (
    <section
      className="hero hero-map"
      id={section.id}
      data-tone={context.tone}
      data-pillar={pillarOf(context.page.area)}
      data-size={key === 'home' ? 'large' : undefined}
      aria-labelledby="page-title"
    >
      <div className="hero-map-stage">
        <HeroText heading={section.heading} lead={section.lead} actions={section.actions} context={context} />
        <Drawing
          className="hero-map-art"
          svg={heroArt(seed, motif, { nodes: nodes.map(nodeOf) })}
          isOpen={nodes.some(({ href }) => href !== undefined)}
        />
        {legend && <Legend text={legend} nodes={nodes} />}
      </div>
      {section.facts && (
        <dl className="hero-map-facts figure-strip">
          {section.facts.map((fact) => (
            <div key={fact.label}>
              <dt>{fact.label}</dt>
              <dd>{fact.value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

type Node = Resolved<z.infer<typeof node>>

function nodeOf({ name, value, figure, height, at, href, area }: Node): NamedNode {
  return {
    name,
    value: value?.text ?? figure,
    height: value?.value ?? height,
    at,
    href: href?.href,
    area: area && pillarOf(area),
  }
}

/** Explains the map, and for screen readers lists its content. */
function Legend({ text: words, nodes }: { readonly text: string; readonly nodes: readonly Node[] }): ReactNode {
  const said = nodes
    .map(({ name, value, figure }) => [name, value?.text ?? figure].filter(Boolean).join(' '))
    .join(', ')
  return (
    <p className="hero-map-legend note">
      {words}
      <span className="visually-hidden">: {said}</span>
    </p>
  )
}

export const heroMap = defineSection('hero-map', schema, HeroMap)
