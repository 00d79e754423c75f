import type { ReactNode } from 'react'
import { action, defineSection, inline, text, z } from 'kartograf'
import { heroArt } from '../../art/hero-art.ts'
import { MOTIFS } from '../../art/motif.ts'
import { Drawing } from '../../components/art/Drawing.tsx'
import { HeroText } from '../../components/hero/HeroText.tsx'
import { frameFields } from '../../components/section/SectionFrame.tsx'
import { pillarOf } from '../../art/pillar.ts'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('hero-map'),
  ...frameFields,
  heading: text(),
  lead: inline(),
  art: z.strictObject({
    motif: z.enum(MOTIFS),
    places: z.array(text()).max(5).default([]),
    /** Another terrain of the same page, where the first one is no good drawing. */
    variant: z.number().int().min(2).optional(),
  }),
  actions: z.array(action()).min(1).max(2),
  facts: z
    .array(z.strictObject({ value: text(), label: text() }))
    .min(3)
    .max(4)
    .optional(),
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

/** Hero of home and service pages: claim, actions, the page's map, and figures on solid ground below. */
export const heroMap = defineSection('hero-map', schema, HeroMap)
