import type { ReactNode } from 'react'
import { Slot, telLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { HeaderBar, SkipLink } from './HeaderBar.tsx'
import { MenuGroup } from '../mega-menu/MenuGroup.tsx'
import { Icon } from '../icon/Icon.tsx'

/** The header with the menu, which is one list: a row of disclosure buttons where there is room, and part of the sheet where there is not. */
export function SiteHeader({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <>
      <SkipLink context={context} />
      <EmergencyBanner context={context} />
      <HeaderBar context={context}>
        <nav className="site-nav" aria-label={context.t('nav.main')}>
          <ul>
            {context.chrome.groups.map((group) => (
              <MenuGroup key={group.name} group={group} context={context} />
            ))}
          </ul>
        </nav>
      </HeaderBar>
      <Slot name="blog-switch" />
    </>
  )
}

/**
 * The strip above the header while the settings say that there is an emergency. It stands in every document and the style sheet
 * shows it on the security pages, since header and footer stay when a page is exchanged. It closes without script; on the
 * emergency page itself it does not close.
 */
function EmergencyBanner({ context }: { readonly context: ShellContext }): ReactNode {
  const { locale, settings, t } = context
  if (!settings.banner.active) return null
  const { phone, emergency = phone } = settings.contact

  return (
    <aside className="emergency-banner" aria-label={t('emergency.label')}>
      <details open>
        <summary>
          <span className="visually-hidden">{t('emergency.hide')}</span>
          <Icon name="x" />
        </summary>
        <div className="emergency-banner-text">
          <Icon name="siren" />
          <p>{settings.banner.message[locale] ?? t('menu.emergency')}</p>
          <a href={telLink(emergency).href}>{emergency}</a>
          <p>{t('menu.emergencyHours')}</p>
        </div>
      </details>
    </aside>
  )
}
