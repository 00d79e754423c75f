import type { ReactNode } from 'react'
import { Slot } from '../../renderer/slot.tsx'
import type { ShellContext } from '../context.ts'
import { EmergencyBanner } from './EmergencyBanner.tsx'
import { HeaderBar } from './HeaderBar.tsx'
import { MenuGroup } from './MenuGroup.tsx'
import { SkipLink } from './SkipLink.tsx'

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
