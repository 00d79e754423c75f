import type { ReactNode } from 'react'
import { defineSection, inline, markdown, picture as pictureField, z } from 'kartograf'
import { BESIDE_TEXT, ON_PAGE } from '../../components/picture/places.ts'
import { classNames } from '../../components/text/class-names.ts'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, headed } from '../../components/section/section.tsx'

const schema = headed('A picture, such as a screen or a plan: beside a text, or at full width without one.', {
  picture: pictureField().describe('The picture.'),
  caption: inline().optional().describe('A sentence below it.'),
  text: markdown().optional().describe('A text beside it.'),
  flip: z.boolean().default(false).describe('Shows the picture on the left.'),
})

function Picture({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const { text, caption, flip } = section
  return (
    <SectionFrame
      section={section}
      index={index}
      context={context}
      className={classNames('picture-section', text && 'picture-row', flip && 'picture-row-flip')}
    >
      {text && <div className="prose">{context.markdown(text)}</div>}
      <figure className="picture-figure">
        {context.picture(section.picture, text ? BESIDE_TEXT : ON_PAGE)}
        {caption && <figcaption>{context.markdown(caption)}</figcaption>}
      </figure>
    </SectionFrame>
  )
}

export const picture = defineSection('picture', schema, Picture)
