import {
  type Context,
  type Layout,
  type NavLink,
  ServiceSettings,
  type ShellContext,
  Slot,
  inLanguage,
  packOf,
} from 'kartograf'

function Menu({ items, section }: { readonly items: readonly NavLink[]; readonly section: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li
          key={item.name}
          data-group={item.name}
          data-current={item.name === section ? '' : undefined}
          {...inLanguage(item.lang)}
        >
          {item.link ? <a href={item.link.href}>{item.title}</a> : item.title}
          {item.children.length > 0 && <Menu items={item.children} section={section} />}
        </li>
      ))}
    </ul>
  )
}

function FooterLinks({ context }: { readonly context: ShellContext }) {
  return (
    <ul>
      {context.chrome.footer.legal.map(({ title, link }) => (
        <li key={title}>
          <a href={link.href} {...(link.hreflang && { hrefLang: link.hreflang, lang: link.hreflang })}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Above a text that stands in for a missing translation: its language, and the way to the original. */
function CopyNotice({ context: { page, reader } }: { readonly context: Context }) {
  if (!page.copyOf) return null
  const { locale, href } = page.copyOf
  return (
    <p role="note" lang={reader.locale}>
      {reader.t('copy')}{' '}
      <a href={href} lang={locale} hrefLang={locale}>
        {packOf(locale).name}
      </a>
    </p>
  )
}

/** The one layout of the fixture theme. */
export const DefaultLayout: Layout = {
  Header: ({ context }) => (
    <header>
      <nav aria-label={context.t('nav')}>
        <Menu items={context.chrome.groups} section={context.section} />
        <Slot name="languages" />
      </nav>
      <div>
        <details name="nav">
          <summary {...inLanguage(context.chrome.footer.lang)}>{context.chrome.footer.claim}</summary>
          <div id="menu-nav">
            <FooterLinks context={context} />
          </div>
        </details>
      </div>
    </header>
  ),
  Main: ({ context, children }) => (
    <main id="main">
      <CopyNotice context={context} />
      {children}
    </main>
  ),
  Footer: ({ context }) => (
    <footer>
      <p>{context.chrome.footer.phone}</p>
      <FooterLinks context={context} />
      {Object.keys(context.settings.services).length > 0 && <ServiceSettings label={context.t('services.settings')} />}
    </footer>
  ),
  slots: {
    languages: ({ context }) => (
      <ul className="languages">
        {context.page.switcher.map(({ locale, path, state, copyOf }) => (
          <li key={locale} data-state={state}>
            {path === null ? (
              packOf(locale).name
            ) : (
              <a href={path} lang={locale} data-locale={locale}>
                {packOf(locale).name}
                {copyOf !== undefined && <span lang={copyOf}> ({packOf(copyOf).name})</span>}
              </a>
            )}
          </li>
        ))}
      </ul>
    ),
  },
}
