import type { ReactNode } from 'react'
import { Monogram } from './Art.tsx'

interface Props {
  readonly text: string
  readonly name: string
  /** What the person does, and where. */
  readonly role: string
}

/** The words of a person, and who that is. */
export function QuoteFigure({ text, name, role }: Props): ReactNode {
  return (
    <figure className="quote-figure">
      <blockquote>
        <p>{text}</p>
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
