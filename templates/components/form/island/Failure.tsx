import { useEffect, useRef, type ReactNode } from 'react'
import type { FormProps } from './form-props.ts'

interface Props {
  readonly text: string
  readonly words: FormProps['words']
  readonly contact: FormProps['contact']
}

/** Nothing was sent: why, that nothing is lost, and the other ways. It comes into view also for who sent the form from its top. */
export function Failure({ text, words, contact }: Props): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers answer with a promise, which React would take for the end of the effect.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div className="form-summary" ref={box}>
      <h3>{words.failed}</h3>
      <p>
        {text} {words.kept}
      </p>
      <p>
        {words.direct} <a href={contact.phoneHref}>{contact.phone}</a>,{' '}
        <a href={`mailto:${contact.email}`}>{contact.email}</a>
      </p>
    </div>
  )
}
