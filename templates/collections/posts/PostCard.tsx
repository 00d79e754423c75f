import type { ReactNode } from 'react'
import { ArtImage } from '../../components/art/ArtImage.tsx'
import { classNames } from '../../components/text/class-names.ts'
import type { PostText } from './post-text.ts'

interface Props {
  readonly post: PostText
  /** URL of its map. With it, the card takes the full width of the list; used for the first card. */
  readonly art?: string | undefined
}

/** A post in a list: topic, title, description, authors and date. */
export function PostCard({ post, art }: Props): ReactNode {
  const lang = post.hreflang ?? undefined

  return (
    <article
      className={classNames('post-card card-link', art !== undefined && 'post-card-wide')}
      data-pillar={post.pillar}
    >
      {art !== undefined && <ArtImage src={art} />}
      <div className="post-card-text">
        <p className="post-card-topic">{post.topic}</p>
        <h3 className={classNames('post-card-title', art !== undefined && 'head-3')} lang={lang}>
          <a href={post.href} hrefLang={lang}>
            {post.title}
          </a>
        </h3>
        <p className="post-card-excerpt" lang={lang}>
          {post.description}
        </p>
        <p className="post-card-meta">
          <span>{post.authors}</span>
          <time dateTime={post.date}>{post.day}</time>
          <span>{post.minutes}</span>
        </p>
      </div>
    </article>
  )
}
