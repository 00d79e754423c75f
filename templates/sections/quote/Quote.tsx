import type { ReactNode } from 'react'
import { defineSection, text, z } from 'kartograf'
import { QuoteFigure } from '../../components/quote-figure/QuoteFigure.tsx'
import { SectionFrame, frameFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('quote'),
  ...frameFields,
  result: text(),
  text: text(),
  name: text(),
  role: text(),
  company: text(),
})

function Quote({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame
      section={{ id: section.id, tone: section.tone, heading: section.result }}
      index={index}
      context={context}
      className="quote"
    >
      <div className="block">
        <QuoteFigure
          text={section.text}
          name={section.name}
          role={`${section.role}, ${section.company}`}
          context={context}
        />
      </div>
    </SectionFrame>
  )
}

/** What a customer says, under its result. */
export const quote = defineSection('quote', schema, Quote)
