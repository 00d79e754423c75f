import { type Layout, type NavLink, Slot, packOf } from 'kartograf'
import type { Context, ShellContext } from '../context.ts'
import { Phone } from '../components/Phone.tsx'

/** The frame of every page: the name of the houses, four ways and the languages above; how to reach us below. */
export const defaultLayout: Layout = {
  Header,
  Main: ({ children }) => <main id="main">{children}</main>,
  Footer,
  slots: { languages: Languages },
}

function Header({ context }: { readonly context: ShellContext }) {
  const { chrome, t } = context
  return (
    <header className="site-header">
      <a className="skip" href="#main">
        {t('nav.skip')}
      </a>
      <div className="wall site-header-line">
        <a className="brand" href={chrome.home.href} rel="home">
          {chrome.brand}
        </a>
        <nav aria-label={t('nav.main')}>
          <ul className="menu">
            {chrome.groups.map((item) => (
              <MenuItem key={item.name} item={item} section={context.section} />
            ))}
          </ul>
        </nav>
        <Slot name="languages" />
      </div>
    </header>
  )
}

function MenuItem({ item, section }: { readonly item: NavLink; readonly section: string }) {
  return (
    <li data-group={item.name} data-current={item.name === section ? '' : undefined}>
      {item.link && <a href={item.link.href}>{item.title}</a>}
    </li>
  )
}

function Languages({ context }: { readonly context: Context }) {
  const others = context.page.switcher.filter(({ state }) => state !== 'current')
  return (
    <ul className="languages">
      {others.map(
        ({ locale, path }) =>
          path !== null && (
            <li key={locale}>
              <a href={path} lang={locale} hrefLang={locale} dir={packOf(locale).direction} data-locale={locale}>
                {packOf(locale).name}
              </a>
            </li>
          ),
      )}
    </ul>
  )
}

function Footer({ context }: { readonly context: ShellContext }) {
  const { chrome, settings, t } = context
  return (
    <footer className="site-footer">
      <div className="wall site-footer-columns">
        <p className="site-footer-claim">{chrome.footer.claim}</p>
        <address>
          <Phone number={settings.contact.phone} />
          <br />
          <a href={`mailto:${settings.contact.email}`} dir="ltr">
            {settings.contact.email}
          </a>
        </address>
        <nav aria-label={t('nav.legal')}>
          <ul>
            {chrome.footer.legal.map(({ title, link }) => (
              <li key={title}>
                <a href={link.href}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  )
}
