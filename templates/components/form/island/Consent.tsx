import type { ReactNode } from 'react'
import { describedBy } from './Field.tsx'
import type { FormProps } from './form-props.ts'
import { Message } from './Message.tsx'

interface Props {
  readonly name: string
  readonly id: string
  readonly consent: FormProps['consent']
  /** The whole sentence: what the link tells besides is no part of the box's name. */
  readonly label: string
  readonly message: string | undefined
}

/** The box for the privacy notice: empty at first. Its link opens another tab, so that what was typed stays. */
export function Consent({ name, id, consent, label, message }: Props): ReactNode {
  const { before, link, hint, after } = consent

  return (
    <div className="field" data-kind="consent">
      {message !== undefined && <Message id={`${id}-message`}>{message}</Message>}
      <input
        id={id}
        name={name}
        type="checkbox"
        required
        aria-label={label}
        aria-invalid={message === undefined ? undefined : true}
        aria-describedby={describedBy(id, undefined, message)}
      />
      <label htmlFor={id}>
        {before}
        {link && (
          <a href={link.href} hrefLang={link.hreflang ?? undefined} target="_blank" rel="noopener">
            {link.label}
            <span className="visually-hidden"> ({hint})</span>
          </a>
        )}
        {after}
      </label>
    </div>
  )
}
