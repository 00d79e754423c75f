import type { ReactNode } from 'react'
import type { Context, Layout, PageCard, ShellContext, ViewOf } from 'kartograf'

export const layout: Layout = {
  Header: ({ context }) => (
    <header className="site-header">
      <a className="skip" href="#main">
        {context.t('skip')}
      </a>
      <a className="brand" href={context.chrome.home.href}>
        {context.settings.brand}
      </a>
      <SearchField context={context} />
      <Menu context={context} />
    </header>
  ),
  Main: ({ children }) => (
    <main id="main" tabIndex={-1}>
      {children}
    </main>
  ),
  Footer: ({ context: { chrome } }) => (
    <footer className="site-footer">
      <p>{chrome.footer.claim}</p>
    </footer>
  ),
  slots: {},
}

/** Appears with its script: without one there is nothing to search with. */
function SearchField({ context: { locale, t } }: { readonly context: ShellContext }): ReactNode {
  const texts = { loading: t('search.loading'), none: t('search.none'), failed: t('search.failed') }
  return (
    <search className="search" hidden data-locale={locale} data-texts={JSON.stringify(texts)}>
      <label>
        <span className="hidden">{t('search')}</span>
        <input type="search" placeholder={t('search.placeholder')} autoComplete="off" spellCheck={false} />
      </label>
      <div className="found" role="status" />
    </search>
  )
}

/** All documents by group: beside the text on wide screens, folded above it on narrow ones until a link is followed. */
function Menu({ context: { chrome, t } }: { readonly context: ShellContext }): ReactNode {
  return (
    <nav className="menu" aria-label={t('menu')}>
      <div className="menu-narrow">
        <details name="menu">
          <summary>{t('menu')}</summary>
          <div id="menu">
            <Groups chrome={chrome} />
          </div>
        </details>
      </div>
      <div className="menu-wide">
        <Groups chrome={chrome} />
      </div>
    </nav>
  )
}

function Groups({ chrome }: Pick<ShellContext, 'chrome'>): ReactNode {
  return chrome.groups.map(({ name, title, children }) => (
    <div key={name}>
      <p>{title}</p>
      <ul>
        {children.map((item) => (
          <li key={item.name}>{item.link && <a href={item.link.href}>{item.title}</a>}</li>
        ))}
      </ul>
    </div>
  ))
}

interface Props<T extends 'not-found' | 'error'> {
  readonly view: ViewOf<T>
  readonly context: Context
}

export function NotFoundPage({ view, context: { t } }: Props<'not-found'>): ReactNode {
  return <Message title={t('error.notFound')} ways={view.ways} />
}

export function ErrorPage({ view, context: { t } }: Props<'error'>): ReactNode {
  return <Message title={t('error.failed')} ways={view.ways} />
}

function Message({ title, ways }: { readonly title: string; readonly ways: readonly PageCard[] }): ReactNode {
  return (
    <article className="text">
      <h1>{title}</h1>
      <ul>
        {ways.map(({ key, href, label }) => (
          <li key={key}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </article>
  )
}
