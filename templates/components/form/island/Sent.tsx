import { useEffect, useRef, type ReactNode } from 'react'
import type { FormProps } from './form-props.ts'

interface Props {
  readonly sent: FormProps['sent']
  /** The words around the reference, or null where the answer brought none. */
  readonly reference: string | null
}

/** It has arrived: what happens next stands where the form was. */
export function Sent({ sent, reference }: Props): ReactNode {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="form-sent" data-tone="night">
      <svg className="icon" width="40" height="40" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        <path d="m8 12.5 3 3 5-6" />
      </svg>
      <h3 ref={heading} tabIndex={-1}>
        {sent.heading}
      </h3>
      {sent.text.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {reference !== null && <p className="note">{reference}</p>}
    </div>
  )
}
