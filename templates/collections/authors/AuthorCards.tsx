import type { ReactNode } from 'react'
import type { AuthorCard as Card } from '../cards.ts'
import type { Context } from '../../context.ts'
import { CardGrid } from '../../components/lists/CardGrid.tsx'
import { AuthorCard } from './AuthorCard.tsx'

interface Props {
  readonly people: readonly Card[]
  readonly context: Context
}

/** The people of a post, event or job. */
export function AuthorCards({ people, context }: Props): ReactNode {
  return <CardGrid cards={people}>{(person) => <AuthorCard card={person} context={context} />}</CardGrid>
}
