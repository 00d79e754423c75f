import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import { motif } from '../art/pictures.ts'
import { Wall } from '../components/Wall.tsx'
import type { SectionOf } from '../context.ts'
import { frame } from './frame.ts'

const schema = z.strictObject({
  type: z.literal('gallery'),
  ...frame,
  heading: text(),
  works: z
    .array(z.strictObject({ title: text(), maker: text(), year: text(), motif: motif(), note: inline().optional() }))
    .min(1),
})

function Gallery({ section, context }: SectionOf<typeof schema>): ReactNode {
  return <Wall heading={section.heading} works={section.works} context={context} />
}

/** A wall of works. */
export const gallery = defineSection('gallery', schema, Gallery)
