import type { ReactNode } from 'react'
import { z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { SectionFrame, frameFields } from '../parts/SectionFrame.tsx'
import { Toc } from '../parts/Toc.tsx'
import type { SectionOf } from '../parts/section-of.ts'

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
