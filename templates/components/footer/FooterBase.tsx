import type { ReactNode } from 'react'
import { Slot } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { FooterLinks } from './FooterLinks.tsx'
import { VatNote } from '../prices/VatNote.tsx'

/** What the law asks for, and the languages: the end of every footer. */
export function FooterBase({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <div className="site-footer-base">
      <VatNote context={context} />
      <div className="site-footer-legal">
        <p>{context.t('footer.copyright', { owner: context.settings.organization.legalName })}</p>
        <FooterLinks links={context.chrome.footer.legal} context={context} />
        <Slot name="languages-footer" />
      </div>
    </div>
  )
}
