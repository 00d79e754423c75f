import type { ReactNode } from 'react'
import { action, inline } from 'kartograf'
import { CtaRow } from '../../components/action/CtaRow.tsx'
import { type SectionOf, framed, framedSection } from '../../components/section/section.tsx'

const schema = framed('One sentence and one link in a row between rules.', {
  text: inline().describe('The sentence.'),
  action: action().describe('The link.'),
})

function CtaInline({ section, context }: SectionOf<typeof schema>): ReactNode {
  return <CtaRow text={context.markdown(section.text)} action={section.action} context={context} />
}

export const ctaInline = framedSection('cta-inline', schema, CtaInline)
