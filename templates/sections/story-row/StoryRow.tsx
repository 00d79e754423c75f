import type { ReactNode } from 'react'
import { defineSection, markdown, z } from 'kartograf'
import { Diagram, diagramFields } from '../../components/diagram/Diagram.tsx'
import { classNames } from '../../components/text/class-names.ts'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('story-row'),
  ...frameFields,
  ...headFields,
  text: markdown(),
  flip: z.boolean().default(false),
  diagram: diagramFields,
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

/** One mechanism explained: head and text, and the diagram of it beside both. */
export const storyRow = defineSection('story-row', schema, StoryRow)
