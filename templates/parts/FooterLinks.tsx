import type { ReactNode } from 'react'
import type { FooterGroup } from '../../renderer/model/theme.ts'
import type { ShellContext } from '../context.ts'
import { Icon } from './Icon.tsx'
import { isWebsite, SmartLink } from './SmartLink.tsx'

const EXTERNAL = (
  <span data-external="true">
    <Icon name="arrow-up-right" size={16} />
  </span>
)

/** Links of the footer, one below or beside the other. */
export function FooterLinks({
  links,
  context,
}: {
  readonly links: FooterGroup['links']
  readonly context: ShellContext
}): ReactNode {
  return (
    <ul>
      {links.map(({ title, link }) => (
        <li key={title}>
          <SmartLink link={link} context={context} icon={isWebsite(link) && EXTERNAL}>
            {title}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
