import type { ReactNode } from 'react'
import { defineSection, inline, markdown, text, z } from 'kartograf'
import { SectionFrame, frameFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('prose'),
  ...frameFields,
  eyebrow: text().optional(),
  heading: text().optional(),
  lead: inline().optional(),
  text: markdown(),
})

function Prose({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame
      section={section}
      index={index}
      context={context}
      className={section.heading ? 'section-aside' : undefined}
    >
      <div className="prose">{context.markdown(section.text)}</div>
    </SectionFrame>
  )
}

/** Running text, with or without a heading. */
export const prose = defineSection('prose', schema, Prose)
