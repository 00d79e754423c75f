import type { ReactNode } from 'react'
import { Diagram, diagramFields } from '../../components/diagram/Diagram.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('An architecture diagram at full width.', {
  diagram: diagramFields.describe('The diagram.'),
})

function DiagramSection({ section, context }: SectionOf<typeof schema>): ReactNode {
  return <Diagram diagram={section.diagram} context={context} />
}

export const diagram = framedSection('diagram', schema, DiagramSection, { block: false })
