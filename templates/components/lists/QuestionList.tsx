import type { ReactNode } from 'react'
import type { Question } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly questions: readonly Question[]
  readonly context: Context
}

/** Collapsible questions and answers; the first one is open. */
export function QuestionList({ questions, context }: Props): ReactNode {
  return (
    <div className="faq-items">
      {questions.map(({ question, answer }, place) => (
        <details key={question} open={place === 0}>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          <div className="faq-answer prose">{context.markdown(answer)}</div>
        </details>
      ))}
    </div>
  )
}
