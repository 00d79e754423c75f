import type { ReactNode } from 'react'
import type { Layout } from 'kartograf'
import { PriceLine } from '../components/prices/PriceLine.tsx'
import { SiteFooter } from '../components/footer/SiteFooter.tsx'
import { SiteHeader } from '../components/header/SiteHeader.tsx'
import { defaultSlots } from './default-slots.tsx'

/** A long text: a hairline at the top edge shows how far it has been read. */
function PostMain({ context, children }: Parameters<Layout['Main']>[0]): ReactNode {
  return (
    <main id="main" tabIndex={-1} data-tone="light">
      <div className="reading-progress" aria-hidden="true" />
      {children}
      <PriceLine context={context} />
    </main>
  )
}

/** The frame of blog posts and case studies. */
export const postLayout: Layout = { Header: SiteHeader, Main: PostMain, Footer: SiteFooter, slots: defaultSlots }
