import type { ReactNode } from 'react'
import type { Layout } from 'kartograf'
import { PriceLine } from '../components/prices/PriceLine.tsx'
import { SiteFooter } from '../components/footer/SiteFooter.tsx'
import { SiteHeader } from '../components/header/SiteHeader.tsx'
import { defaultSlots } from './default-slots.tsx'

function DefaultMain({ context, children }: Parameters<Layout['Main']>[0]): ReactNode {
  return (
    <main id="main" tabIndex={-1} data-tone="light">
      {children}
      <PriceLine context={context} />
    </main>
  )
}

/** The frame of most pages. */
export const defaultLayout: Layout = {
  Header: SiteHeader,
  Main: DefaultMain,
  Footer: SiteFooter,
  slots: defaultSlots,
}
