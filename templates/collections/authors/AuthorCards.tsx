import type { ReactNode } from 'react'
import type { AuthorCard as Card } from '../cards.ts'
import type { Context } from '../../context.ts'
import { AuthorCard } from './AuthorCard.tsx'

/** The people of a post, event or job, side by side if there is room. */
export function AuthorCards({
  people,
  context,
}: {
  readonly people: readonly Card[]
  readonly context: Context
}): ReactNode {
  return (
    <ul className="card-grid">
      {people.map((person) => (
        <li key={person.key}>
          <AuthorCard card={person} context={context} />
        </li>
      ))}
    </ul>
  )
}
