import type { ReactNode } from 'react'
import { defineSection, z } from 'kartograf'
import { Diagram, diagramFields } from '../../components/diagram/Diagram.tsx'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('diagram'),
  ...frameFields,
  ...headFields,
  diagram: diagramFields,
})

function DiagramSection({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="diagram">
      <Diagram diagram={section.diagram} context={context} />
    </SectionFrame>
  )
}

/** An architecture diagram over the whole width. */
export const diagram = defineSection('diagram', schema, DiagramSection)
