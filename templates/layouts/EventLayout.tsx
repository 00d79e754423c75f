import type { ReactNode } from 'react'
import type { Layout } from '../../renderer/model/theme.ts'
import { SiteFooter } from '../parts/SiteFooter.tsx'
import { SiteHeader } from '../parts/SiteHeader.tsx'
import { defaultSlots } from './default-slots.tsx'

function EventMain({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main id="main" tabIndex={-1} data-tone="light" className="event">
      {children}
    </main>
  )
}

/** The frame of events. */
export const eventLayout: Layout = { Header: SiteHeader, Main: EventMain, Footer: SiteFooter, slots: defaultSlots }
