import type { ReactNode } from 'react'
import type { ShellContext } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { FooterLinks } from './FooterLinks.tsx'

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
            <FooterLinks links={group.links} context={context} />
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
            <FooterLinks links={group.links} context={context} />
          </details>
        ))}
      </div>
    </nav>
  )
}
