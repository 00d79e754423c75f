import type { ReactNode } from 'react'
import type { MessageProps, Template, ViewOf } from 'kartograf'
import type { Context } from '../context.ts'

interface Props<T extends Template> {
  readonly view: ViewOf<T>
  readonly context: Context
}

/** A page of sections, and the text below the front matter. */
export function SectionsPage({ view, context }: Props<'page'>): ReactNode {
  return (
    <>
      {view.sections.map((section, index) => context.renderSection(section, index))}
      {view.body && (
        <div className="wall block columns">
          {view.sections.length === 0 && <h1>{view.title}</h1>}
          <div className="text">{context.markdown(view.body)}</div>
        </div>
      )}
    </>
  )
}

/** For addresses that lead nowhere. */
export function NotFoundPage({ view, context }: Props<'not-found'>): ReactNode {
  const sentence = context.t('lost.text', { path: '{path}' })
  return (
    <div className="wall block">
      <h1>{context.t('lost.heading')}</h1>
      <p className="lead" data-path={sentence}>
        {context.t('lost.short')}
      </p>
      <Ways ways={view.ways} />
    </div>
  )
}

/** For an address that leads nowhere, while the browser stays on the page before. */
export function MessagePage({ heading, home, label }: MessageProps): ReactNode {
  return (
    <div className="wall block">
      <h1>{heading}</h1>
      <p>
        <a className="way" href={home}>
          {label}
        </a>
      </p>
    </div>
  )
}

/** For failures of the server. */
export function ErrorPage({ view, context }: Props<'error'>): ReactNode {
  return (
    <div className="wall block">
      <h1>{context.t('failed.heading')}</h1>
      <p className="lead">{context.t('failed.text')}</p>
      <Ways ways={view.ways} />
    </div>
  )
}

function Ways({ ways }: { readonly ways: ViewOf<'error'>['ways'] }): ReactNode {
  return (
    <ul className="ways">
      {ways.map(({ key, href, label }) => (
        <li key={key}>
          <a className="way" href={href}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
