import type { ReactNode } from 'react'
import type { AuthorCard, LatestPost } from '../../collections/cards.ts'
import { placeAndLanguages } from '../../collections/authors/place-and-languages.ts'
import { PostFigure } from '../../collections/posts/PostFigure.tsx'
import { figureLabel } from '../../collections/posts/post-text.ts'
import { Monogram } from '../../components/art/Art.tsx'
import type { Context } from '../../context.ts'

interface Props {
  readonly card: AuthorCard
  readonly level: 3 | 4
  readonly context: Context
}

/**
 * A person: role, place and languages, a certificate, and the latest post with what it measured, or else a figure of their own or what they
 * do.
 */
export function PersonTile({ card, level, context }: Props): ReactNode {
  const { certificate, latest, figure } = card
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <article className="person">
      <Monogram name={card.title} />
      <div>
        <Heading className="author-card-name">
          <a href={card.href} hrefLang={card.hreflang ?? undefined}>
            {card.title}
          </a>
        </Heading>
        <p lang={card.hreflang ?? undefined}>{card.role}</p>
        <p className="note">{placeAndLanguages(card, context)}</p>
        {certificate && (
          <p className="note" lang={card.hreflang ?? undefined}>
            {certificate}
          </p>
        )}
      </div>
      {latest ? (
        <Measured post={latest} context={context} />
      ) : figure ? (
        <div className="person-last note" lang={card.hreflang ?? undefined}>
          <PostFigure figure={figure} />
        </div>
      ) : (
        <p className="person-last note" lang={card.hreflang ?? undefined}>
          {card.description}
        </p>
      )}
    </article>
  )
}

function Measured({ post, context }: { readonly post: LatestPost; readonly context: Context }): ReactNode {
  return (
    <div className="person-last note">
      {post.figure && <PostFigure figure={{ value: post.figure.value, label: figureLabel(post.figure) }} />}
      <a
        href={post.href}
        hrefLang={post.hreflang ?? undefined}
        aria-label={`${context.t('author.latest')}: ${post.title}`}
      >
        {post.title}
      </a>
    </div>
  )
}
