import type { ReactNode } from 'react'
import { defineSection } from 'kartograf'
import { Diagram, diagramFields } from '../../components/diagram/Diagram.tsx'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, headed } from '../../components/section/section.ts'

const schema = headed('An architecture diagram over the whole width.', {
  diagram: diagramFields.describe('The diagram.'),
})

function DiagramSection({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="diagram">
      <Diagram diagram={section.diagram} context={context} />
    </SectionFrame>
  )
}

export const diagram = defineSection('diagram', schema, DiagramSection)
