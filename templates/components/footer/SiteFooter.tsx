import type { ReactNode } from 'react'
import { Slot } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { FooterBase } from './FooterBase.tsx'
import { FooterFrame } from './FooterFrame.tsx'
import { FooterGroups } from './FooterGroups.tsx'
import { FooterLogos } from './FooterLogos.tsx'
import { FooterReach } from './FooterReach.tsx'

/** The footer: how to reach us, the site's pages, and what the law asks for. */
export function SiteFooter({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <FooterFrame context={context}>
      <FooterReach context={context} />
      <FooterGroups context={context} />
      <FooterLogos context={context} />
      <FooterBase context={context} />
      <Slot name="contour" />
    </FooterFrame>
  )
}
