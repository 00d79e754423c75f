import type { ReactNode } from 'react'
import { type Context, type Layout, type PageCard, type ViewOf, inLanguage, packOf, telLink } from 'kartograf'
import { Menu } from './menu.tsx'

/** Header and footer are shared by all pages of a language; page-specific parts go into slots. */
export const layout: Layout = {
  Header: ({ context }) => (
    <header className="site-header">
      <a className="skip" href="#main">
        {context.t('skip')}
      </a>
      <a className="brand" href={context.chrome.home.href}>
        <bdi>{context.chrome.brand}</bdi>
      </a>
      <Menu context={context} />
    </header>
  ),
  Main: ({ context, children }) => (
    <main id="main" tabIndex={-1}>
      <CopyNotice context={context} />
      {children}
    </main>
  ),
  Footer: ({ context: { chrome, settings } }) => (
    <footer className="site-footer">
      <p className="claim">
        <span {...inLanguage(chrome.footer.lang)}>{chrome.footer.claim}</span>
      </p>
      <p>
        <bdi>{settings.organization.legalName}</bdi>
        <br />
        <a href={telLink(chrome.footer.phone).href}>{chrome.footer.phone}</a>
        <br />
        <a href={`mailto:${chrome.footer.email}`}>{chrome.footer.email}</a>
      </p>
      <ul>
        {chrome.footer.legal.map(({ title, link }) => (
          <li key={title}>
            <a href={link.href} hrefLang={link.hreflang ?? undefined} {...inLanguage(chrome.footer.lang)}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </footer>
  ),
  slots: { languages: Languages },
}

/** Notice above a text that replaces a missing translation: its language, and a link to the original. */
function CopyNotice({ context: { page, reader } }: { readonly context: Context }): ReactNode {
  if (!page.copyOf) return null
  const { locale, href } = page.copyOf
  return (
    <p role="note" lang={reader.locale} dir={packOf(reader.locale).direction}>
      {reader.t('copy')}{' '}
      <a href={href} lang={locale} hrefLang={locale}>
        {packOf(locale).name}
      </a>
    </p>
  )
}

/** The same page in the other languages. */
function Languages({ context: { page, t } }: { readonly context: Context }): ReactNode {
  return (
    <nav className="languages" aria-label={t('languages')}>
      <ul>
        {page.switcher.map(({ locale, path, state, copyOf }) => (
          <li key={locale}>
            {path !== null && (
              <a
                href={path}
                lang={locale}
                hrefLang={locale}
                data-locale={locale}
                aria-current={state === 'current' ? 'true' : undefined}
              >
                {packOf(locale).name}
                {copyOf !== undefined && <span lang={copyOf}> ({packOf(copyOf).name})</span>}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface Props<T extends 'page' | 'not-found' | 'error'> {
  readonly view: ViewOf<T>
  readonly context: Context
}

/** A page of `content/pages/`: its sections, then its text. */
export function SectionsPage({ view, context }: Props<'page'>): ReactNode {
  return (
    <>
      {view.sections.map((section, index) => context.renderSection(section, index))}
      {view.body && (
        <article>
          {view.sections.length === 0 && <h1>{view.title}</h1>}
          <div className="text">{context.markdown(view.body)}</div>
        </article>
      )}
    </>
  )
}

/** The page for addresses that do not exist. */
export function NotFoundPage({ view, context: { t } }: Props<'not-found'>): ReactNode {
  return (
    <article>
      <h1>{t('error.notFound')}</h1>
      <Ways ways={view.ways} />
    </article>
  )
}

/** The page for errors of the server. */
export function ErrorPage({ view, context: { t } }: Props<'error'>): ReactNode {
  return (
    <article>
      <h1>{t('error.failed')}</h1>
      <Ways ways={view.ways} />
    </article>
  )
}

/** Links to the pages that `waysOn` in the settings names. */
function Ways({ ways }: { readonly ways: readonly PageCard[] }): ReactNode {
  return (
    <ul className="text">
      {ways.map(({ key, href, label }) => (
        <li key={key}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
