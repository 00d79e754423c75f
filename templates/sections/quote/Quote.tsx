import type { ReactNode } from 'react'
import { defineSection, text } from 'kartograf'
import { QuoteFigure } from '../../components/quote-figure/QuoteFigure.tsx'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, framed } from '../../components/section/section.tsx'

const schema = framed('A quotation of a customer below the result.', {
  result: text().describe('The result, in at most 12 words.'),
  text: text().describe('The quotation, without quotation marks.'),
  name: text().describe('Who says it.'),
  role: text().describe('Their position.'),
  company: text().describe('Their company.'),
})

function Quote({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame
      section={{ ...section, heading: section.result }}
      index={index}
      context={context}
      rhythm="wide"
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

export const quote = defineSection('quote', schema, Quote)
