import type { ReactNode } from 'react'
import { inline, list, text, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { contourLine } from '../art/contour-line.ts'
import { classNames } from '../parts/class-names.ts'
import { Drawing } from '../parts/Drawing.tsx'
import { HeroText } from '../parts/HeroText.tsx'
import { NextEvent } from '../parts/NextEvent.tsx'
import { frameFields } from '../parts/SectionFrame.tsx'
import { pillarOf } from '../parts/pillar.ts'
import type { SectionOf } from '../parts/section-of.ts'
import { events } from '../collections/cards.ts'

const schema = z.strictObject({
  type: z.literal('hero-strip'),
  ...frameFields,
  heading: text(),
  lead: inline().optional(),
  /** Beside the text: the first of these events … */
  next: list(events).optional(),
  /** … or one figure. */
  figure: z.strictObject({ value: text(), label: text() }).optional(),
})

function HeroStrip({ section, context }: SectionOf<typeof schema>): ReactNode {
  const beside = asideOf({ section, context })
  return (
    <section
      className={classNames('hero', 'hero-strip', beside !== null && 'entry-hero-split')}
      id={section.id}
      data-tone={context.tone}
      data-pillar={pillarOf(context.page.area)}
      aria-labelledby="page-title"
    >
      <div className="entry-hero-stage">
        <HeroText heading={section.heading} lead={section.lead} context={context} />
        {beside}
      </div>
      <Drawing className="contour-line" svg={contourLine(context.page.route.key)} />
    </section>
  )
}

function asideOf({
  section: { next, figure },
  context,
}: Pick<SectionOf<typeof schema>, 'section' | 'context'>): ReactNode {
  const [event] = next ?? []
  if (event) return <NextEvent card={event} context={context} />
  if (!figure) return null
  return (
    <p className="entry-hero-side lead">
      <span className="large-figure head-5">{figure.value}</span> {figure.label}
    </p>
  )
}

/** Compact hero of lists, jobs and legal pages, underlined by one contour. */
export const heroStrip = defineSection('hero-strip', schema, HeroStrip)
