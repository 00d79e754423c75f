import type { Layout } from '../../../renderer/model/theme.ts'
import type { NavLink, ShellContext } from '../../../renderer/model/context.ts'
import { packOf } from '../../../i18n/locales.ts'
import { Slot } from '../../../renderer/slot.tsx'

function Menu({ items, section }: { readonly items: readonly NavLink[]; readonly section: string }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.name} data-group={item.name} data-current={item.name === section ? '' : undefined}>
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
          <summary>{context.chrome.footer.claim}</summary>
          <div id="menu-nav">
            <FooterLinks context={context} />
          </div>
        </details>
      </div>
    </header>
  ),
  Main: ({ children }) => <main id="main">{children}</main>,
  Footer: ({ context }) => (
    <footer>
      <p>{context.chrome.footer.phone}</p>
      <FooterLinks context={context} />
    </footer>
  ),
  slots: {
    languages: ({ context }) => (
      <ul className="languages">
        {context.page.switcher.map(({ locale, path, state }) => (
          <li key={locale} data-state={state}>
            {path === null ? (
              packOf(locale).name
            ) : (
              <a href={path} lang={locale} data-locale={locale}>
                {packOf(locale).name}
              </a>
            )}
          </li>
        ))}
      </ul>
    ),
  },
}
