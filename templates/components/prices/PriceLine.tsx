import type { ReactNode } from 'react'
import type { Page, SectionData } from 'kartograf'
import type { Context } from '../../context.ts'
import { VatNote } from './VatNote.tsx'

/** The note on prices at the end of a page with prices, unless a section has shown it next to them. */
export function PriceLine({ context }: { readonly context: Context }): ReactNode {
  const { view, showsPrice } = context.page
  if (!showsPrice || sectionsOf(view).some(showsVatNote)) return null
  return (
    <div className="price-line page-grid">
      <VatNote context={context} />
    </div>
  )
}

function sectionsOf(view: Page['view']): readonly SectionData[] {
  return view.template === 'page' ? view.sections : []
}

function showsVatNote(section: SectionData): boolean {
  return section.type === 'prices' || section.type === 'service-index' || 'price' in section
}
