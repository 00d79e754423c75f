import type { ReactNode } from 'react'
import type { AuthorCard as Card } from '../cards.ts'
import type { Context } from '../../context.ts'
import { Monogram } from '../../components/art/Art.tsx'
import { placeAndLanguages } from './place-and-languages.ts'

interface Props {
  readonly card: Card
  readonly context: Context
}

/** A person: monogram, name, role, place, languages, topics and a short text. The name is the link. */
export function AuthorCard({ card, context }: Props): ReactNode {
  const work = card.topics.map(({ name }) => name).join(', ')

  return (
    <article className="author-card">
      <Monogram name={card.title} />
      <div className="author-card-text">
        <h3 className="author-card-name">
          <a href={card.href} hrefLang={card.hreflang ?? undefined}>
            {card.title}
          </a>
        </h3>
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
