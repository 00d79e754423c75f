import type { ReactNode } from 'react'
import { markdown, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { Diagram, diagramFields } from '../parts/Diagram.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'

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
    <SectionFrame section={section} index={index} context={context} className="story-row">
      <div className="block">
        <div className="story-row-columns" data-flip={section.flip || undefined}>
          <div className="prose">{context.markdown(section.text)}</div>
          <Diagram diagram={section.diagram} context={context} />
        </div>
      </div>
    </SectionFrame>
  )
}

/** One mechanism explained: text, and the diagram of it beside. */
export const storyRow = defineSection('story-row', schema, StoryRow)
