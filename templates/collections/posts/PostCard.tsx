import type { ReactNode } from 'react'
import { classNames } from '../../components/text/class-names.ts'
import { PostFigure } from './PostFigure.tsx'
import type { PostText } from './post-text.ts'

interface Props {
  readonly post: PostText
  /** The first of its list takes the full width. */
  readonly isFirst?: boolean | undefined
}

/** A post in a list: topic, title, description, authors and date. */
export function PostCard({ post, isFirst = false }: Props): ReactNode {
  const lang = post.hreflang ?? undefined

  return (
    <article className="post-card block card-link" data-pillar={post.pillar}>
      <div className="post-card-text">
        <p className="post-card-topic">{post.topic}</p>
        <h3 className={classNames('post-card-title', isFirst && 'head-3')} lang={lang}>
          <a href={post.href} hrefLang={lang}>
            {post.title}
          </a>
        </h3>
        {post.figure && <PostFigure figure={post.figure} lang={lang} />}
        <p className="post-card-excerpt" lang={lang}>
          {post.description}
        </p>
        <p className="post-card-meta">
          {post.authors && <span>{post.authors}</span>}
          <time dateTime={post.date}>{post.day}</time>
          <span>{post.minutes}</span>
          {post.updated && <span>{post.updated}</span>}
        </p>
      </div>
    </article>
  )
}
