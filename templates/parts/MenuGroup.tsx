import type { ReactNode } from 'react'
import type { NavLink } from '../../renderer/model/theme.ts'
import type { ShellContext } from '../context.ts'
import { Icon } from './Icon.tsx'
import { MegaMenu } from './MegaMenu.tsx'
import { SmartLink } from './SmartLink.tsx'

interface Props {
  readonly group: NavLink
  readonly context: ShellContext
}

/** One entry of the menu bar: a disclosure with its panel, or a link where there is nothing below it. */
export function MenuGroup({ group, context }: Props): ReactNode {
  if (group.children.length === 0) {
    return group.link ? (
      <SmartLink link={group.link} context={context}>
        {group.title}
      </SmartLink>
    ) : null
  }
  return (
    <details
      className="menu-group"
      name="nav"
      data-group={group.name}
      data-current={group.name === context.section ? '' : undefined}
    >
      <summary>
        {group.title}
        <Icon name="chevron-down" size={16} />
      </summary>
      <MegaMenu group={group} context={context} />
    </details>
  )
}
