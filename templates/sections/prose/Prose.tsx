import type { ReactNode } from 'react'
import { defineSection, inline, markdown, text } from 'kartograf'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, framed } from '../../components/section/section.tsx'

const schema = framed('Running text, with or without a heading.', {
  eyebrow: text().optional().describe('A few words above the heading.'),
  heading: text().optional().describe('Optional heading.'),
  lead: inline().optional().describe('A sentence beside the heading.'),
  text: markdown().describe('The text.'),
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

export const prose = defineSection('prose', schema, Prose)
