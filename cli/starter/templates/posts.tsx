import type { ReactNode } from 'react'
import {
  type Archive,
  type Card,
  type Context,
  type Locale,
  absoluteUrl,
  collectionName,
  date,
  defineCollection,
  formatDate,
  frontMatter,
  inLanguage,
  same,
} from 'kartograf'

/** The fields of a post that lists show. */
export interface PostCard extends Card {
  readonly date: string
}

/** The name of the collection, with the type of its cards. */
export const posts = collectionName<PostCard>('posts')

/** The posts of `content/posts/`, newest first. */
export const postCollection = defineCollection(posts, {
  singular: 'post',
  schema: frontMatter({ date: same(date()) }),
  placeholders: { date: '1970-01-01' },
  kind: 'article',
  order: ({ date }) => date,
  published: ({ date }) => date,
  card: (entry, scope) => ({ ...scope.base(entry), date: entry.data.date }),
  view: (entry, scope) => ({ post: scope.fields(entry), body: scope.body }),
  feed: ({ post }) => ({ title: post.title, authors: [], categories: [], published: post.date }),
  structuredData: ({ post }, { page, settings }) => [
    {
      '@type': 'BlogPosting',
      headline: post.title,
      description: post.description,
      datePublished: post.date,
      url: absoluteUrl(settings.baseUrl, page.route.path),
      author: { '@type': 'Organization', name: settings.brand },
    },
  ],
  Page: ({ view: { post, body }, context }) => (
    <article>
      <p className="eyebrow">
        <PostDate day={post.date} locale={context.locale} />
      </p>
      <h1>{post.title}</h1>
      {body && <div className="text">{context.markdown(body)}</div>}
    </article>
  ),
})

interface ListProps {
  readonly posts: readonly PostCard[]
  readonly context: Context
  /** Heading level of the titles. */
  readonly heading: 'h2' | 'h3'
}

/** Posts as a list: date, title and description. */
export function PostList({ posts, context, heading: Heading }: ListProps): ReactNode {
  return (
    <ul className="posts">
      {posts.map((post) => (
        <li key={post.key} {...inLanguage(post.hreflang)}>
          <p className="eyebrow">
            <PostDate day={post.date} locale={post.hreflang ?? context.locale} />
          </p>
          <Heading>
            <a href={post.href} hrefLang={post.hreflang ?? undefined}>
              {post.title}
            </a>
          </Heading>
          <p>{post.description}</p>
        </li>
      ))}
    </ul>
  )
}

interface PagerProps {
  readonly archive: Archive
  readonly context: Context
}

/** Links to the other pages of a list that the page divides with `archive`; there are none if it fits on one. */
export function Pager({ archive: { page, pages, links, previous, next }, context: { t } }: PagerProps): ReactNode {
  if (pages === 1) return null
  return (
    <nav className="pager" aria-label={t('pages')}>
      <ul>
        {previous !== null && (
          <li>
            <a href={previous}>{t('pages.previous')}</a>
          </li>
        )}
        {links.map((link, index) => (
          <li key={link?.page ?? `gap ${index}`}>
            {link ? (
              <a
                href={link.href}
                aria-label={t('pages.page', { page: link.page })}
                aria-current={link.page === page ? 'page' : undefined}
              >
                {link.page}
              </a>
            ) : (
              '…'
            )}
          </li>
        ))}
        {next !== null && (
          <li>
            <a href={next}>{t('pages.next')}</a>
          </li>
        )}
      </ul>
    </nav>
  )
}

function PostDate({ day, locale }: { readonly day: string; readonly locale: Locale }): ReactNode {
  return <time dateTime={day}>{formatDate(day, locale)}</time>
}
