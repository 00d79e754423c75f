import type { ReactNode } from 'react'
import { defineSection, markdown, text, z } from 'kartograf'
import type { SectionOf } from '../context.ts'
import { frame } from './frame.ts'

const schema = z.strictObject({
  type: z.literal('questions'),
  ...frame,
  heading: text(),
  questions: z.array(z.strictObject({ question: text(), answer: markdown() })).min(1),
})

function Questions({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <section className="wall block columns" id={section.id}>
      <h2>{section.heading}</h2>
      <div className="questions">
        {section.questions.map(({ question, answer }) => (
          <details key={question} className="question">
            <summary>{question}</summary>
            <div className="text">{context.markdown(answer)}</div>
          </details>
        ))}
      </div>
    </section>
  )
}

/** What visitors ask before they come; search engines are told of it. */
export const questions = defineSection('questions', schema, Questions, { questions: (section) => section.questions })
