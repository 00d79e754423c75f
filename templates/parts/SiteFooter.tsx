import type { ReactNode } from 'react'
import { Slot } from '../../renderer/slot.tsx'
import type { ShellContext } from '../context.ts'
import { FooterCanvas } from './FooterCanvas.tsx'
import { FooterGroups } from './FooterGroups.tsx'
import { FooterLogos } from './FooterLogos.tsx'
import { telLink } from './tel-link.ts'
import { SmartLink } from './SmartLink.tsx'
import { VatNote } from './VatNote.tsx'
import { Wordmark } from './Wordmark.tsx'

/** The footer: how to reach us, the site's pages, and what the law asks for. */
export function SiteFooter({ context }: { readonly context: ShellContext }): ReactNode {
  const { footer, home } = context.chrome

  return (
    <footer className="site-footer" data-tone="night" data-pillar="petrol">
      {footer.bgColor && <FooterCanvas colour={footer.bgColor} />}
      <div className="site-footer-reach">
        <div>
          <a className="site-footer-home" href={home.href}>
            <Wordmark brand={context.settings.brand} />
          </a>
          <p className="site-footer-claim head-4">{footer.claim}</p>
        </div>
        <address>
          <a className="head-3" href={telLink(footer.phone).href}>
            {footer.phone}
          </a>
          <a className="head-3" href={`mailto:${footer.email}`}>
            {footer.email}
          </a>
        </address>
      </div>
      <FooterGroups context={context} />
      <FooterLogos context={context} />
      <div className="site-footer-base">
        <VatNote context={context} />
        <div className="site-footer-legal">
          <p>{context.t('footer.copyright', { owner: context.settings.organization.legalName })}</p>
          <ul>
            {footer.legal.map(({ title, link }) => (
              <li key={title}>
                <SmartLink link={link} context={context}>
                  {title}
                </SmartLink>
              </li>
            ))}
          </ul>
          <Slot name="languages-footer" />
        </div>
      </div>
      <Slot name="contour" />
    </footer>
  )
}
