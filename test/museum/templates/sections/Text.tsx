import type { ReactNode } from 'react'
import { action, defineSection, markdown, text, z } from 'kartograf'
import { Actions } from '../components/Actions.tsx'
import type { SectionOf } from '../context.ts'
import { frame } from './frame.ts'

const schema = z.strictObject({
  type: z.literal('text'),
  ...frame,
  heading: text(),
  text: markdown(),
  actions: z.array(action()).default([]),
})

function Text({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    <section className="wall block columns" id={section.id}>
      <Heading>{section.heading}</Heading>
      <div className="text">
        {context.markdown(section.text)}
        <Actions actions={section.actions} />
      </div>
    </section>
  )
}

/** A heading with its text beside it. */
export const textSection = defineSection('text', schema, Text)
