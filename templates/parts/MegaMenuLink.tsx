import type { ReactNode } from 'react'
import type { NavLink } from '../../renderer/model/context.ts'
import type { ShellContext } from '../context.ts'
import { Icon } from './Icon.tsx'
import { MenuPicture } from './MenuPicture.tsx'
import { isWebsite, opensNewTab, SmartLink } from './SmartLink.tsx'

interface Props {
  readonly item: NavLink
  /** The entry is a product with a website of its own, whose host is shown. */
  readonly external: boolean
  readonly context: ShellContext
}

/** A page in a menu panel: its title, one line about it, and the picture that the menu names for it. */
export function MegaMenuLink({ item, external, context }: Props): ReactNode {
  if (item.link === null) return null

  return (
    <SmartLink link={item.link} context={context} className="mega-menu-link">
      <MenuPicture item={item} />
      <span className="mega-menu-name">
        {item.title}
        {opensNewTab(item.link) && <Icon name="arrow-up-right" size={16} />}
      </span>
      {item.description && <span className="mega-menu-line">{item.description}</span>}
      {external && isWebsite(item.link) && <span className="mega-menu-host">{new URL(item.link.href).host}</span>}
    </SmartLink>
  )
}
