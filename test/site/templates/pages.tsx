import type { ReactNode } from 'react'
import type { Context, Template, ViewOf } from 'kartograf'
import type { PostView } from '../../../templates/collections/posts/collection.ts'
import type { EventView } from '../../../templates/collections/events/collection.ts'
import type { CaseView } from '../../../templates/collections/casestudies/collection.ts'
import type { AuthorView } from '../../../templates/collections/authors/collection.ts'
import type { JobView } from '../../../templates/collections/jobs/collection.ts'

interface Props<T extends Template> {
  readonly view: ViewOf<T>
  readonly context: Context
}

interface Drawn<V> {
  readonly view: V
  readonly context: Context
}

export function SectionsPage({ view, context }: Props<'page'>): ReactNode {
  return (
    <>
      {view.sections[0]?.type !== 'hero' && <h1>{view.title}</h1>}
      {view.sections.map((section, index) => context.renderSection(section, index))}
      {view.body && <div className="body">{context.markdown(view.body)}</div>}
    </>
  )
}

export function PostPage({ view, context }: Drawn<PostView>): ReactNode {
  return (
    <article>
      <h1>{view.post.title}</h1>
      <p>{view.post.authors.map((author) => author.title).join(', ')}</p>
      {context.markdown(view.body)}
      <ul>
        {view.related.map((post) => (
          <li key={post.key}>
            <a href={post.href}>{post.title}</a>
          </li>
        ))}
      </ul>
    </article>
  )
}

export function EventPage({ view, context }: Drawn<EventView>): ReactNode {
  return (
    <article data-past={view.card.past}>
      <h1>{view.event.title}</h1>
      {view.body && context.markdown(view.body)}
    </article>
  )
}

export function CasePage({ view, context }: Drawn<CaseView>): ReactNode {
  return (
    <article>
      <h1>{view.study.title}</h1>
      {context.markdown(view.study.challenge)}
    </article>
  )
}

export function AuthorPage({ view }: Drawn<AuthorView>): ReactNode {
  return (
    <article>
      <h1>{view.author.title}</h1>
      <ul>
        {view.posts.map((post) => (
          <li key={post.key}>
            <a href={post.href}>{post.title}</a>
          </li>
        ))}
      </ul>
    </article>
  )
}

export function JobPage({ view }: Drawn<JobView>): ReactNode {
  return <h1>{view.job.title}</h1>
}

export function NotFoundPage({ context }: Props<'not-found'>): ReactNode {
  const text = context.t('error.notFound')
  return <h1 data-path={`${text} {path}`}>{text}</h1>
}

export function ErrorPage({ context }: Props<'error'>): ReactNode {
  return <h1>{context.t('error.fatal')}</h1>
}
