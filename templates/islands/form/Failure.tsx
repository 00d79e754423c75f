import type { ReactNode } from 'react'
import type { FormProps } from './form-props.ts'

interface Props {
  readonly text: string
  readonly words: FormProps['words']
  readonly contact: FormProps['contact']
}

/** Nothing was sent: why, that nothing is lost, and the other ways. The button sends the form that it stands in. */
export function Failure({ text, words, contact }: Props): ReactNode {
  return (
    <div className="form-summary">
      <h3>{words.failed}</h3>
      <p>
        {text} {words.kept}
      </p>
      <p>
        {words.direct} <a href={contact.phoneHref}>{contact.phone}</a>,{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
      <button className="action action-secondary" type="submit">
        {words.retry}
      </button>
    </div>
  )
}
