import type { ReactNode } from 'react'
import { inLanguage } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { FooterBase, FooterLinks } from './FooterBase.tsx'
import { FooterFrame, FooterReach } from './FooterFrame.tsx'
import { FooterLogos } from './FooterLogos.tsx'

/** The footer: contact, the site's pages, and legal links. */
export function SiteFooter({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <FooterFrame context={context}>
      <FooterReach context={context} />
      <FooterGroups context={context} />
      <FooterLogos context={context} />
      <FooterBase context={context} />
    </FooterFrame>
  )
}

/**
 * The site's pages as columns, or on phones as collapsible groups. CSS cannot open `details` by window width, so both are rendered and the
 * style sheet shows one.
 */
function FooterGroups({ context }: { readonly context: ShellContext }): ReactNode {
  const { groups, lang } = context.chrome.footer

  return (
    <nav aria-label={context.t('footer.pages')} data-part="">
      <div className="site-footer-groups">
        {groups.map((group) => (
          <div key={group.title}>
            <h2 className="site-footer-heading" {...inLanguage(lang)}>
              {group.title}
            </h2>
            <FooterLinks links={group.links} context={context} />
          </div>
        ))}
      </div>
      <div className="site-footer-folds">
        {groups.map((group) => (
          <details key={group.title}>
            <summary {...inLanguage(lang)}>
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
