import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { AuthorCards } from '../authors/AuthorCards.tsx'
import { PostCard } from './PostCard.tsx'
import { PostHead } from './PostHead.tsx'
import { postText } from './post-text.ts'
import { requestLink } from '../../components/action/asking.ts'
import { CtaRow } from '../../components/action/CtaRow.tsx'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { pillarOf } from '../../art/pillar.ts'
import { CardGrid } from '../../components/lists/CardGrid.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { classNames } from '../../components/text/class-names.ts'
import { IN_POST } from '../../components/picture/places.ts'
import { TermLink } from '../../components/link/SmartLink.tsx'
import { Toc } from '../../components/text/Toc.tsx'
import type { PostView } from './collection.ts'

interface Props {
  readonly view: PostView
  readonly context: Context
}

/** A blog post: hero, summary, text with table of contents, authors, and related posts. */
export function PostPage({ view, context }: Props): ReactNode {
  const { post, topics, related, neighbours } = view
  const { t } = context
  const pillar = pillarOf(topics[0]?.key)

  return (
    <>
      <article className="post" data-pillar={pillar}>
        <PostHead view={view} context={context} />
        <Text view={view} context={context} />
      </article>
      <EntrySection
        id="authors"
        tone="sunken"
        className="section-aside"
        pillar={pillar}
        heading={t('post.authors', { count: post.authors.length })}
      >
        <AuthorCards people={post.authors} context={context} />
      </EntrySection>
      {related.length > 0 && (
        <EntrySection id="related" heading={t('post.related')} isAside>
          <CardGrid cards={related}>{(card) => <PostCard post={postText(card, context)} />}</CardGrid>
          <Neighbours {...neighbours} context={context} />
        </EntrySection>
      )}
      <div className="section cta-inline" data-tone="light">
        <CtaRow
          text={t('post.ask')}
          action={{ label: t('entry.contact'), href: requestLink(context.chrome) }}
          context={context}
        />
      </div>
    </>
  )
}

/** The text beside its table of contents. */
function Text({ view: { post, tags, body }, context }: Props): ReactNode {
  return (
    <div className="post-text page-grid" data-tone="light">
      <div className="post-columns">
        <div className="post-rail">
          <Toc markdown={body} context={context} />
        </div>
        <div className="post-main">
          {post.summary.length > 0 && <Summary points={post.summary} context={context} />}
          {post.image && (
            <figure className={classNames('post-picture', post.image.raster && 'post-picture-wide')}>
              {context.picture(post.image, IN_POST)}
            </figure>
          )}
          <Prose text={body} context={context} isLong />
          {tags.length > 0 && <Tags tags={tags} context={context} />}
        </div>
      </div>
    </div>
  )
}

/** Tags below the text. */
function Tags({ tags, context }: Pick<PostView, 'tags'> & Pick<Props, 'context'>): ReactNode {
  return (
    <footer className="post-foot">
      <ul className="chips" aria-label={context.t('post.tags')}>
        {tags.map((tag) => (
          <li key={tag.key}>
            <TermLink className="chip" term={tag} />
          </li>
        ))}
      </ul>
    </footer>
  )
}

/** Links to the previous and next post by date. */
function Neighbours({ older, newer, context: { t } }: PostView['neighbours'] & Pick<Props, 'context'>): ReactNode {
  const ways = [
    { post: older, rel: 'prev', label: t('post.older') },
    { post: newer, rel: 'next', label: t('post.newer') },
  ]
  return (
    <nav className="post-neighbours" aria-label={t('post.neighbours')}>
      {ways.map(
        ({ post, rel, label }) =>
          post && (
            <a key={rel} rel={rel} href={post.href} hrefLang={post.hreflang ?? undefined}>
              <span className="note">{label}</span>
              <span lang={post.hreflang ?? undefined}>{post.title}</span>
            </a>
          ),
      )}
    </nav>
  )
}

function Summary({ points, context }: { readonly points: readonly string[]; readonly context: Context }): ReactNode {
  return (
    <section className="post-summary" aria-labelledby="summary-title">
      <h2 id="summary-title">{context.t('post.summary')}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  )
}
