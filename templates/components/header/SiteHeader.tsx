import type { ReactNode } from 'react'
import { Slot, telLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { HeaderBar, SkipLink } from './HeaderBar.tsx'
import { MenuGroup } from '../mega-menu/MenuGroup.tsx'
import { areLinesLate, menuLines } from '../mega-menu/menu-lines.ts'
import { Icon } from '../icon/Icon.tsx'

/** The header with the menu, which is one list: a row of disclosure buttons on wide screens, part of the sheet on narrow ones. */
export function SiteHeader({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <>
      <SkipLink context={context} />
      <EmergencyBanner context={context} />
      <HeaderBar context={context}>
        <nav className="site-nav" aria-label={context.t('nav.main')} data-lines={linesOf(context)}>
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

function linesOf({ settings, chrome, file }: ShellContext): string | undefined {
  return areLinesLate(settings) ? file('menu-lines.json', JSON.stringify(menuLines(chrome.groups))) : undefined
}

/**
 * The strip above the header, shown if the settings declare an emergency. Header and footer stay on navigation, so the strip is in every
 * document, and CSS shows it on security pages only. It can be closed without script, except on the emergency page itself.
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
