import type { ReactNode } from 'react'
import { formatDate } from '../../../i18n/format.ts'
import type { PostCard as Card } from '../../../renderer/model/cards.ts'
import type { Context } from '../../context.ts'
import { ArtTile } from '../Art.tsx'
import { classNames } from '../class-names.ts'
import { pillarOf } from '../pillar.ts'

interface Props {
  readonly card: Card
  readonly context: Context
  /** The first of a list: with its map, over the whole width. */
  readonly wide?: boolean | undefined
  readonly level?: 2 | 3 | undefined
}

/** A post in a list: topic, title, what it is about, by whom and when. */
export function PostCard({ card, context, wide = false, level = 3 }: Props): ReactNode {
  const Heading = level === 2 ? 'h2' : 'h3'
  const pillar = pillarOf(card.topics[0]?.key ?? '')

  return (
    <article className={classNames('post-card card-link', wide && 'post-card-wide')} data-pillar={pillar}>
      {wide && <ArtTile seed={card.key} motif="timeline" pillar={pillar} context={context} />}
      <div className="post-card-text">
        <p className="post-card-topic">{card.topics.map((topic) => topic.name).join(' · ')}</p>
        <Heading className={classNames('post-card-title', wide && 'head-3')} lang={card.hreflang ?? undefined}>
          <a href={card.href} hrefLang={card.hreflang ?? undefined}>
            {card.title}
          </a>
        </Heading>
        <p className="post-card-excerpt" lang={card.hreflang ?? undefined}>
          {card.description}
        </p>
        <p className="post-card-meta">
          <span>{card.authors.map((author) => author.name).join(', ')}</span>
          <time dateTime={card.date}>{formatDate(card.date, context.locale)}</time>
          <span>{context.t('card.minutes', { count: card.minutes })}</span>
        </p>
      </div>
    </article>
  )
}
