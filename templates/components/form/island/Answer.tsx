import { useEffect, useRef, type ReactNode } from 'react'
import type { FormProps } from './form-props.ts'

interface Props {
  readonly sent: FormProps['sent']
  /** The text around the reference, or null if the response has none. */
  readonly reference: string | null
}

/** Shown after success: replaces the form with the next steps. */
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

interface FailureProps {
  readonly text: string
  readonly words: FormProps['words']
  readonly contact: FormProps['contact']
}

/**
 * Shown if sending failed: the reason, that nothing is lost, and alternatives. Scrolls into view, in case the form was submitted from its
 * top.
 */
export function Failure({ text, words, contact }: FailureProps): ReactNode {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Braces are needed: newer browsers return a promise, which React would take for a cleanup function.
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

interface ProgressProps {
  /** 0 to 1. */
  readonly share: number
  /** With `{percent}`. */
  readonly text: string
  readonly label: string
}

/** Progress of an upload, as a bar and as text. */
export function Progress({ share, text, label }: ProgressProps): ReactNode {
  const percent = Math.round(share * 100)

  return (
    <div className="form-progress">
      <progress max={100} value={percent} aria-label={label} />
      <span className="note">{text.replace('{percent}', String(percent))}</span>
    </div>
  )
}
