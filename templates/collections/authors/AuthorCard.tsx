import type { ReactNode } from 'react'
import type { AuthorCard as Card } from '../cards.ts'
import type { Context } from '../../context.ts'
import { Monogram } from '../../components/art/Art.tsx'
import { placeAndLanguages } from './place-and-languages.ts'

interface Props {
  readonly card: Card
  readonly context: Context
  readonly level?: 2 | 3 | undefined
}

/** A person: monogram, name, role, place, languages, topics and a short text. The name is the link. */
export function AuthorCard({ card, context, level = 3 }: Props): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3'
  const work = card.topics.map(({ name }) => name).join(', ')

  return (
    <article className="author-card">
      <Monogram name={card.title} />
      <div className="author-card-text">
        <Heading className="author-card-name">
          <a href={card.href} hrefLang={card.hreflang ?? undefined}>
            {card.title}
          </a>
        </Heading>
        <p className="author-card-role" lang={card.hreflang ?? undefined}>
          {card.role}
        </p>
        <p className="note">{placeAndLanguages(card, context)}</p>
        {work && <p className="note">{work}</p>}
        <p className="author-card-about" lang={card.hreflang ?? undefined}>
          {card.description}
        </p>
      </div>
    </article>
  )
}
