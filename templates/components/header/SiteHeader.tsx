import type { ReactNode } from 'react'
import { Slot } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { EmergencyBanner } from '../emergency/EmergencyBanner.tsx'
import { HeaderBar, SkipLink } from './HeaderBar.tsx'
import { MenuGroup } from '../mega-menu/MenuGroup.tsx'
import { areLinesLate, menuLines } from '../mega-menu/menu-lines.ts'

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
