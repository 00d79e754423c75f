import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { EntrySection } from '../entry/EntrySection.tsx'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly questions: readonly { readonly question: string; readonly answer: Markdown }[]
  readonly context: Context
}

/** Collapsible questions and answers; the first one is open. */
export function Questions({ questions, context }: Props): ReactNode {
  return (
    <EntrySection id="faq" heading={context.t('entry.questions')} className="section-aside">
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
    </EntrySection>
  )
}
