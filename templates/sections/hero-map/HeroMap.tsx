import type { ReactNode } from 'react'
import { action, defineSection, inline, text, z } from 'kartograf'
import { heroArt } from '../../art/hero-art.ts'
import { MOTIFS } from '../../art/motif.ts'
import { Drawing } from '../../components/art/Art.tsx'
import { HeroText } from '../../components/hero/HeroText.tsx'

import { pillarOf } from '../../art/pillar.ts'
import { type SectionOf, figure, framed } from '../../components/section/section.tsx'

const schema = framed('Hero of home and service pages: claim, actions, map, and figures below.', {
  heading: text().describe('The h1.'),
  lead: inline().describe('At most 46 words below it.'),
  art: z
    .strictObject({
      motif: z.enum(MOTIFS).describe('What is drawn.'),
      places: z
        .array(text())
        .max(5)
        .default([])
        .describe('Place names of a constellation: the lit one first, then from north to south.'),
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
  const { motif, places, variant } = section.art
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
        <Drawing className="hero-map-art" svg={heroArt(seed, motif, { labels: places })} />
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

export const heroMap = defineSection('hero-map', schema, HeroMap)
