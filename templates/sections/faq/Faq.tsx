import type { ReactNode } from 'react'
import { markdown, text, z } from 'kartograf'
import { QuestionList } from '../../components/lists/QuestionList.tsx'
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
  return <QuestionList questions={section.items} context={context} />
}

export const faq = framedSection('faq', schema, Faq, {
  className: 'section-aside',
  block: false,
  rhythm: 'tight',
  questions: ({ items }) => items,
})
