import type { ReactNode } from 'react'
import { markdown, text, z } from 'kartograf'
import { Icon } from '../../components/icon/Icon.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

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

function Faq({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
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
  )
}

export const faq = framedSection('faq', schema, Faq, {
  className: 'section-aside',
  block: false,
  rhythm: 'tight',
  questions: ({ items }) => items,
})
