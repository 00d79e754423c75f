import type { ReactNode } from 'react'
import { formatDate, isLocale } from 'kartograf'
import type { JobCard as Card } from '../cards.ts'
import { Icon } from '../../components/icon/Icon.tsx'
import type { Context } from '../../context.ts'
import { payBand } from './pay.ts'

interface Props {
  readonly card: Card
  /** Terms that distinguish the job from the others in the list. */
  readonly tags: readonly string[]
  readonly context: Context
  readonly level: 3 | 4
}

/**
 * A job in a list: title, place, distinguishing terms, and at the end of the line pay and roster. One in another language is marked,
 * without roster.
 */
export function JobRow({ card, tags, context, level }: Props): ReactNode {
  const { t, locale } = context
  const Heading = `h${level}` as const
  const lang = card.hreflang ?? undefined

  return (
    <article className="job-row card-link">
      <div className="job-row-text">
        <Heading className="job-row-title" lang={lang}>
          <a href={card.href} hrefLang={lang}>
            {card.title} <span className="job-row-suffix">{whole(card.suffix)}</span>{' '}
            {isLocale(lang) && (
              <span className="job-row-suffix" lang={locale}>
                ({t(`language.in.${lang}`)}){' '}
              </span>
            )}
            <Icon name="arrow-right" />
          </a>
        </Heading>
        <p className="job-row-meta">
          <span lang={lang}>{card.department}</span>&nbsp;· {card.locations.join(', ')}
        </p>
        <p className="job-row-tags note">
          {tags.map((tag) => (
            <span key={tag} className="tag">
              {tag}
            </span>
          ))}
          <time dateTime={card.datePosted}>
            {t('job.posted', { date: formatDate(card.datePosted, locale, 'monthDay') })}
          </time>
        </p>
      </div>
      <div className="job-row-pay">
        {card.salary && (
          <p>
            <strong>{payBand(card.salary, locale)}</strong>{' '}
            <span className="note">{t(`job.per.${card.salary.unit}`)}</span>
          </p>
        )}
        {card.hours && !lang && <p className="note">{card.hours}</p>}
      </div>
    </article>
  )
}

/** A short remark in brackets, whose words stay on one line. */
function whole(suffix: string): string {
  return suffix.replaceAll(' ', '\u00a0')
}
