import type { ReactNode } from 'react'
import { defineSection, z } from 'kartograf'
import { SectionFrame, frameFields } from '../../components/section/SectionFrame.tsx'
import { Toc } from '../../components/text/Toc.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('body'),
  ...frameFields,
  toc: z.boolean().default(false),
})

function Body({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const { view } = context.page
  if (view.template !== 'page' || !view.body) return null
  return (
    <SectionFrame section={section} index={index} context={context} className="body">
      <div className="body-columns" data-toc={section.toc || undefined}>
        {section.toc && <Toc markdown={view.body} context={context} />}
        <div className="body-text prose">{context.markdown(view.body)}</div>
      </div>
    </SectionFrame>
  )
}

/** The Markdown body of the page's file, with a list of its headings where asked for. */
export const body = defineSection('body', schema, Body, { showsBody: true })
