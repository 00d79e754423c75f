import type { ReactNode } from 'react'
import { defineSection, z } from 'kartograf'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { Toc } from '../../components/text/Toc.tsx'
import { type SectionOf, framed } from '../../components/section/section.tsx'

const schema = framed('The text below the front matter of the file.', {
  toc: z.boolean().default(false).describe('Shows a table of contents beside it.'),
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

export const body = defineSection('body', schema, Body, { showsBody: true })
