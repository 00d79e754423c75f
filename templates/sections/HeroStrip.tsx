import type { ReactNode } from 'react'
import { inline, text, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { contourLine } from '../art/contour-line.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { HeroText } from '../parts/HeroText.tsx'
import { frameFields } from '../parts/SectionFrame.tsx'
import { pillarOf } from '../parts/pillar.ts'
import type { SectionOf } from '../parts/section-of.ts'

const schema = z.strictObject({
  type: z.literal('hero-strip'),
  ...frameFields,
  heading: text(),
  lead: inline().optional(),
})

function HeroStrip({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <section
      className="hero hero-strip"
      id={section.id}
      data-tone={context.tone}
      data-pillar={pillarOf(context.page.area)}
      aria-labelledby="page-title"
    >
      <HeroText heading={section.heading} lead={section.lead} context={context} />
      <Drawing className="contour-line" svg={contourLine(context.page.route.key)} />
    </section>
  )
}

/** Compact hero of lists, jobs and legal pages, underlined by one contour. */
export const heroStrip = defineSection('hero-strip', schema, HeroStrip)
