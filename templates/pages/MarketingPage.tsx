import type { ReactNode } from 'react'
import type { Context, ViewOf } from 'kartograf'

/** A page made of sections, in the order of its file. */
export function MarketingPage({
  view,
  context,
}: {
  readonly view: ViewOf<'page'>
  readonly context: Context
}): ReactNode {
  return view.sections.map((section, index) => context.renderSection(section, index))
}
