import type { ReactNode } from 'react'
import { defineSection, markdown, text, z } from 'kartograf'
import { Icon } from '../../components/icon/Icon.tsx'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, headed } from '../../components/section/section.ts'

const schema = headed('Questions and answers; the first one is open.', {
  items: z
    .array(
      z.strictObject({
        question: text().describe('The question as a reader would ask it.'),
        answer: markdown().describe('The answer in at most 70 words.'),
      }),
    )
    .min(1)
    .describe('The questions, 5 to 8 as a rule.'),
})

function Faq({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="section-aside">
      <div className="faq-items">
        {section.items.map((item, place) => (
          <details key={item.question} open={place === 0}>
            <summary>
              <h3>{item.question}</h3>
              <Icon name="chevron-down" size={20} />
            </summary>
            <div className="faq-answer prose">{context.markdown(item.answer)}</div>
          </details>
        ))}
      </div>
    </SectionFrame>
  )
}

export const faq = defineSection('faq', schema, Faq, { questions: ({ items }) => items })
