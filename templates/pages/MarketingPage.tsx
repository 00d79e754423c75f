import type { ReactNode } from 'react'
import type { ViewOf } from '../../renderer/model/page.ts'
import type { Context } from '../../renderer/model/context.ts'
import { sections } from '../sections/registry.ts'

const components = new Map(sections.map(({ type, Component }) => [type, Component]))

/** A page made of sections, in the order in which its file lists them. */
export function MarketingPage({
  view,
  context,
}: {
  readonly view: ViewOf<'page'>
  readonly context: Context
}): ReactNode {
  return view.sections.map((section, index) => {
    const Component = components.get(section.type)
    if (!Component) throw new Error(`No component draws sections of type \`${section.type}\``)
    // The schema that stands beside the component has checked these fields.
    return <Component key={index} section={section as never} context={context} index={index} />
  })
}
