import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { Monogram } from '../art/Art.tsx'

interface Props {
  readonly text: string
  readonly name: string
  /** Position and company of the person. */
  readonly role: string
  readonly context: Context
}

/** A quotation in the quotation marks of the language, with its author. */
export function QuoteFigure({ text, name, role, context }: Props): ReactNode {
  // In Spanish it stands behind the marks.
  const stop = text.endsWith('.') ? '.' : ''
  const words = text.slice(0, text.length - stop.length)
  return (
    <figure className="quote-figure">
      <blockquote>
        <p>{context.t('quote.text', { text: words, stop })}</p>
      </blockquote>
      <figcaption>
        <Monogram name={name} />
        <p className="note">
          <span className="quote-name">{name}</span>
          {role}
        </p>
      </figcaption>
    </figure>
  )
}
