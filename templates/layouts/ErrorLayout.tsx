import type { ReactNode } from 'react'
import type { Layout } from 'kartograf'
import { SiteHeader } from '../components/header/SiteHeader.tsx'
import { SiteFooter } from '../components/footer/SiteFooter.tsx'
import { defaultSlots } from './default-slots.tsx'

function ErrorMain({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main id="main" tabIndex={-1} data-tone="light" className="error">
      {children}
    </main>
  )
}

/** The frame of the error page. */
export const errorLayout: Layout = { Header: SiteHeader, Main: ErrorMain, Footer: SiteFooter, slots: defaultSlots }
