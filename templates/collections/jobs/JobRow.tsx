import type { ReactNode } from 'react'
import { formatDate } from 'kartograf'
import type { JobCard as Card } from '../cards.ts'
import type { Context } from '../../context.ts'
import { Icon } from '../../components/icon/Icon.tsx'

interface Props {
  readonly card: Card
  readonly context: Context
  readonly level?: 2 | 3 | 4 | undefined
}

/** A job in a list: title, place, type, languages, and the date it was posted. */
export function JobRow({ card, context, level = 3 }: Props): ReactNode {
  const Heading = `h${level}` as const

  return (
    <article className="job-row card-link">
      <div className="job-row-text">
        <Heading className="job-row-title" lang={card.hreflang ?? undefined}>
          <a href={card.href} hrefLang={card.hreflang ?? undefined}>
            {card.title} <span className="job-row-suffix">{card.suffix}</span>
          </a>
        </Heading>
        <p className="job-row-meta">
          {card.department} · {card.locations.join(', ')}
        </p>
      </div>
      <p className="job-row-tags">
        {card.types.map((type) => (
          <span key={type} className="tag">
            {context.t(`job.type.${type}`)}
          </span>
        ))}
        {card.languages.map((language) => (
          <span key={language} className="tag">
            {context.t(`language.name.${language}`)}
          </span>
        ))}
      </p>
      <p className="job-row-posted">
        <time dateTime={card.datePosted}>
          {context.t('job.posted', { date: formatDate(card.datePosted, context.locale) })}
        </time>
      </p>
      <Icon name="arrow-right" />
    </article>
  )
}
