import type { ReactNode } from 'react'
import { Slot } from '../../renderer/slot.tsx'
import type { ShellContext } from '../context.ts'
import { AlarmButton } from './AlarmButton.tsx'
import { EmergencyBanner } from './EmergencyBanner.tsx'
import { Icon } from './Icon.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { SkipLink } from './SkipLink.tsx'
import { SmartLink } from './SmartLink.tsx'
import { Wordmark } from './Wordmark.tsx'

/**
 * The header in the tone of the hero below it, which is that of `<body>`. The menu is one list: a row of disclosure buttons where there is room, and a
 * sheet behind a button (a popover) where there is not.
 */
export function SiteHeader({ context }: { readonly context: ShellContext }): ReactNode {
  const { chrome, t } = context

  return (
    <>
      <SkipLink context={context} />
      <EmergencyBanner context={context} />
      <header className="site-header">
        <div className="site-header-bar">
          <a className="site-header-home" href={chrome.home.href}>
            <Wordmark brand={context.settings.brand} />
          </a>
          <div className="site-menu" id="menu" popover="auto">
            <nav className="site-nav" aria-label={t('nav.main')}>
              <ul>
                {chrome.groups.map((group) => (
                  <MenuGroup key={group.name} group={group} context={context} />
                ))}
              </ul>
            </nav>
            <div className="site-menu-foot">
              <ul className="site-links">
                {[
                  { label: t('nav.career'), link: chrome.career },
                  { label: t('nav.contact'), link: chrome.contact },
                ].map(({ label, link }) => (
                  <li key={label}>
                    <SmartLink link={link} context={context}>
                      {label}
                    </SmartLink>
                  </li>
                ))}
              </ul>
              <div className="site-menu-languages">
                <Slot name="languages-menu" />
              </div>
            </div>
          </div>
          <div className="site-header-languages">
            <Slot name="languages" />
          </div>
          <AlarmButton context={context} />
          <button type="button" className="menu-button" popoverTarget="menu">
            <Icon name="menu" />
            <Icon name="x" />
            {t('nav.menu')}
          </button>
        </div>
      </header>
      <Slot name="blog-switch" />
    </>
  )
}
