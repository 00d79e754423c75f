import type { ReactNode } from 'react'
import { inLanguage, ServiceSettings, Slot, type FooterGroup } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { linkLabel } from '../link/with-arrow.tsx'
import { SmartLink } from '../link/SmartLink.tsx'
import { VatNote } from '../prices/VatNote.tsx'

/** Legal links and the languages: the end of every footer. */
export function FooterBase({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <div className="site-footer-base" data-part="">
      <VatNote context={context} />
      <div className="site-footer-legal">
        <p>{context.t('footer.copyright', { owner: context.settings.organization.legalName })}</p>
        <FooterLinks links={context.chrome.footer.legal} context={context} />
        {Object.keys(context.settings.services).length > 0 && (
          <ServiceSettings label={context.t('services.settings')} />
        )}
        <Slot name="languages-footer" />
      </div>
    </div>
  )
}

/** Links of the footer, as a column or a row. */
export function FooterLinks({
  links,
  context,
}: {
  readonly links: FooterGroup['links']
  readonly context: ShellContext
}): ReactNode {
  return (
    <ul {...inLanguage(context.chrome.footer.lang)}>
      {links.map(({ title, link }) => (
        <li key={`${title} ${link.href}`}>
          <SmartLink link={link} context={context}>
            {linkLabel(link, title)}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
