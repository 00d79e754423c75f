import type { ReactNode } from 'react'
import { defineSection, markdown, z } from 'kartograf'
import { Diagram, diagramFields } from '../../components/diagram/Diagram.tsx'
import { classNames } from '../../components/text/class-names.ts'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, headed } from '../../components/section/section.tsx'

const schema = headed('Explanation of a mechanism: heading and text, with a diagram beside them.', {
  text: markdown().describe('The explanation.'),
  flip: z.boolean().default(false).describe('Shows the diagram first.'),
  diagram: diagramFields.describe('The diagram.'),
})

function StoryRow({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame
      section={section}
      index={index}
      context={context}
      className={classNames('story-row', section.flip && 'story-row-flip')}
    >
      <div className="prose">{context.markdown(section.text)}</div>
      <Diagram diagram={section.diagram} context={context} />
    </SectionFrame>
  )
}

export const storyRow = defineSection('story-row', schema, StoryRow)
