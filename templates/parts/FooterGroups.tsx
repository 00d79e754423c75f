import type { ReactNode } from 'react'
import type { FooterGroup } from '../../renderer/model/theme.ts'
import type { ShellContext } from '../context.ts'
import { Icon } from './Icon.tsx'
import { SmartLink } from './SmartLink.tsx'

interface Props {
  readonly context: ShellContext
}

/**
 * The site's pages as columns, and on phones as groups that unfold. `details` cannot be open by the width of the window, so there
 * are both, of which the style sheet shows one.
 */
export function FooterGroups({ context }: Props): ReactNode {
  const { groups } = context.chrome.footer

  return (
    <nav aria-label={context.t('footer.pages')}>
      <div className="site-footer-groups">
        {groups.map((group) => (
          <div key={group.title}>
            <h2 className="site-footer-heading">{group.title}</h2>
            {linksOf(group, context)}
          </div>
        ))}
      </div>
      <div className="site-footer-folds">
        {groups.map((group) => (
          <details key={group.title}>
            <summary>
              {group.title}
              <Icon name="chevron-down" />
            </summary>
            {linksOf(group, context)}
          </details>
        ))}
      </div>
    </nav>
  )
}

function linksOf({ links }: FooterGroup, context: ShellContext): ReactNode {
  return (
    <ul>
      {links.map(({ title, link }) => (
        <li key={title}>
          <SmartLink link={link} context={context}>
            {title}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
