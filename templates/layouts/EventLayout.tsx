import type { ReactNode } from 'react'
import type { Layout } from 'kartograf'
import { PriceLine } from '../components/prices/PriceLine.tsx'
import { SiteFooter } from '../components/footer/SiteFooter.tsx'
import { SiteHeader } from '../components/header/SiteHeader.tsx'
import { defaultSlots } from './default-slots.tsx'

function EventMain({ context, children }: Parameters<Layout['Main']>[0]): ReactNode {
  return (
    <main id="main" tabIndex={-1} data-tone="light" className="event">
      {children}
      <PriceLine context={context} />
    </main>
  )
}

/** The frame of events. */
export const eventLayout: Layout = { Header: SiteHeader, Main: EventMain, Footer: SiteFooter, slots: defaultSlots }
