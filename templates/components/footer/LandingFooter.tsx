import type { ReactNode } from 'react'
import { Slot } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { FooterBase } from './FooterBase.tsx'
import { FooterFrame } from './FooterFrame.tsx'
import { FooterReach } from './FooterReach.tsx'

/** The footer of a page with one offer: phone and e-mail, and what the law asks for; no list of the site's pages. */
export function LandingFooter({ context }: { readonly context: ShellContext }): ReactNode {
  return (
    <FooterFrame context={context}>
      <FooterReach context={context} />
      <FooterBase context={context} />
      <Slot name="contour" />
    </FooterFrame>
  )
}
