import type { ReactNode } from 'react'
import type { NavLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { MegaMenu } from './MegaMenu.tsx'
import { MenuPicture } from './MenuPicture.tsx'
import { MenuTitle } from './MenuTitle.tsx'
import { SmartLink } from '../link/SmartLink.tsx'

interface Props {
  readonly group: NavLink
  readonly context: ShellContext
}

/**
 * One entry of the menu bar: a disclosure with its panel, or a link if it has no children. The runtime replaces the summary with a button
 * of the same class.
 */
export function MenuGroup({ group, context }: Props): ReactNode {
  if (group.children.length === 0) {
    return (
      <li>
        {group.link && (
          <SmartLink link={group.link} context={context}>
            <MenuPicture item={group} size={24} />
            <MenuTitle item={group} />
          </SmartLink>
        )}
      </li>
    )
  }
  const isCurrent = group.name === context.section
  return (
    <li className="menu-group" data-group={group.name} data-current={isCurrent ? '' : undefined}>
      <details name="nav">
        <summary className="menu-toggle" aria-current={isCurrent || undefined}>
          <MenuPicture item={group} size={24} />
          <MenuTitle item={group} />
          <Icon name="chevron-down" size={16} />
        </summary>
        <MegaMenu group={group} context={context} />
      </details>
    </li>
  )
}
