import type { ReactNode } from 'react'
import { defineSection, inline, markdown, picture as pictureField, z } from 'kartograf'
import { BESIDE_TEXT, ON_PAGE } from '../../components/picture/places.ts'
import { type SectionOf, headed } from '../../components/section/section.tsx'
import { PictureRow } from './PictureRow.tsx'

const schema = headed('A picture, such as a plan: beside a text, or at full width without one.', {
  picture: pictureField().describe('The picture.'),
  caption: inline().optional().describe('A sentence below it.'),
  text: markdown().optional().describe('A text beside it.'),
  flip: z.boolean().default(false).describe('Shows the picture on the left.'),
})

function Picture({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const caption = section.caption && context.markdown(section.caption)
  return (
    <PictureRow section={section} index={index} context={context} caption={caption}>
      {context.picture(section.picture, section.text ? BESIDE_TEXT : ON_PAGE)}
    </PictureRow>
  )
}

export const picture = defineSection('picture', schema, Picture)
