import type { ReactNode } from 'react'
import { action, defineSection, inline, z } from 'kartograf'
import { CtaRow } from '../../components/action/CtaRow.tsx'
import { SectionFrame, frameFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('cta-inline'),
  ...frameFields,
  text: inline(),
  action: action(),
})

function CtaInline({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame
      section={{ id: section.id, tone: section.tone }}
      index={index}
      context={context}
      className="cta-inline"
    >
      <div className="block">
        <CtaRow text={context.markdown(section.text)} action={section.action} context={context} />
      </div>
    </SectionFrame>
  )
}

/** One sentence and one link, in a ruled row. */
export const ctaInline = defineSection('cta-inline', schema, CtaInline)
