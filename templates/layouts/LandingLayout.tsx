import type { ReactNode } from 'react'
import type { Layout } from '../../renderer/model/theme.ts'
import { LandingFooter } from '../parts/LandingFooter.tsx'
import { LandingHeader } from '../parts/LandingHeader.tsx'
import { PriceLine } from '../parts/PriceLine.tsx'
import { defaultSlots } from './default-slots.tsx'

function LandingMain({ context, children }: Parameters<Layout['Main']>[0]): ReactNode {
  return (
    <main id="main" tabIndex={-1} data-tone="light">
      {children}
      <PriceLine context={context} />
    </main>
  )
}

const { 'blog-switch': _menuOnly, ...slots } = defaultSlots

/** The frame of campaign pages: one offer and one action, so no menu and no list of pages; career, contact and languages stay. */
export const landingLayout: Layout = {
  Header: LandingHeader,
  Main: LandingMain,
  Footer: LandingFooter,
  slots,
}
