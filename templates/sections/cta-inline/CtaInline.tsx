import type { ReactNode } from 'react'
import { action, defineSection, inline } from 'kartograf'
import { CtaRow } from '../../components/action/CtaRow.tsx'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, framed } from '../../components/section/section.tsx'

const schema = framed('One sentence and one link in a row between rules.', {
  text: inline().describe('The sentence.'),
  action: action().describe('The link.'),
})

function CtaInline({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame
      section={{ id: section.id, tone: section.tone, rhythm: section.rhythm }}
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

export const ctaInline = defineSection('cta-inline', schema, CtaInline)
