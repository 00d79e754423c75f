import { Fragment, type ReactNode } from 'react'
import { formatDate } from 'kartograf'
import type { Context } from '../../context.ts'
import { Monogram } from '../../components/art/Art.tsx'
import { EntryHero } from '../../components/entry/EntryHero.tsx'
import { TermLink } from '../../components/link/SmartLink.tsx'
import { pillarOf } from '../../art/pillar.ts'
import type { AuthorCard } from '../cards.ts'
import type { PostView } from './collection.ts'
import { PostFigure } from './PostFigure.tsx'
import { figureLabel, updatedText } from './post-text.ts'
import { PartsBar, PartsNote } from '../../components/chart/PartsBar.tsx'

interface Props {
  readonly view: PostView
  readonly context: Context
}

/** Title, topics, date, description and authors. */
export function PostHead({ view: { post, updated, topics, minutes }, context }: Props): ReactNode {
  return (
    <EntryHero
      context={context}
      pillar={pillarOf(topics[0]?.key)}
      heading={post.title}
      meta={
        <p>
          <span className="entry-hero-kind">
            {topics.map((term, place) => (
              <Fragment key={term.key}>
                {place > 0 && '\u00A0· '}
                <TermLink term={term} />
              </Fragment>
            ))}
          </span>
          <time dateTime={post.date}>{formatDate(post.date, context.locale)}</time>
          {updated && <span>{updatedText(updated, context)}</span>}
          <span>{context.t('card.minutes', { count: minutes })}</span>
        </p>
      }
      aside={
        <div className="entry-hero-side">
          <p className="lead">{post.description}</p>
          <PostAuthors authors={post.authors} />
        </div>
      }
    >
      {post.figure && <PostFigure figure={{ ...post.figure, label: figureLabel(post.figure) }} isLarge />}
      {post.figure?.bar && <PartsBar {...post.figure.bar} />}
      {post.figure?.bar?.note && <PartsNote {...post.figure.bar} note={post.figure.bar.note} />}
    </EntryHero>
  )
}

/** The authors of a post, in one line below its title. */
function PostAuthors({ authors }: { readonly authors: readonly AuthorCard[] }): ReactNode {
  return (
    <ul className="post-authors">
      {authors.map((author) => (
        <li key={author.key}>
          <Monogram name={author.title} />
          <span>
            <a href={author.href} hrefLang={author.hreflang ?? undefined}>
              {author.title}
            </a>
            <span className="note" lang={author.hreflang ?? undefined}>
              {author.role}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
