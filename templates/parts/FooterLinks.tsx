import type { ReactNode } from 'react'
import type { FooterGroup } from '../../renderer/model/context.ts'
import type { ShellContext } from '../context.ts'
import { isWebsite, SmartLink } from './SmartLink.tsx'
import { withArrow } from './with-arrow.tsx'

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
          <SmartLink link={link} context={context}>
            {isWebsite(link) ? withArrow(title) : title}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
