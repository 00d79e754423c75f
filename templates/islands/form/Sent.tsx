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
    <div className="form-sent">
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
