import type { ReactNode } from 'react'
import type { Layout } from '../../renderer/model/theme.ts'
import { SiteFooter } from '../parts/SiteFooter.tsx'
import { SiteHeader } from '../parts/SiteHeader.tsx'
import { defaultSlots } from './default-slots.tsx'

function DefaultMain({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <main id="main" tabIndex={-1} data-tone="light">
      {children}
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
