import type { ReactNode } from 'react'
import { defineSection, list, text, z } from 'kartograf'
import { exhibitions as named } from '../collections/cards.ts'
import { ExhibitionList } from '../collections/exhibitions/ExhibitionList.tsx'
import type { SectionOf } from '../context.ts'
import { frame } from './frame.ts'

const schema = z.strictObject({
  type: z.literal('exhibitions'),
  ...frame,
  heading: text(),
  /** What stands there when the list is empty. */
  empty: text(),
  entries: list(named),
})

function Exhibitions({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const Heading = index === 0 ? 'h1' : 'h2'
  return (
    <section className="wall block" id={section.id}>
      <Heading>{section.heading}</Heading>
      {section.entries.length > 0 ? (
        <ExhibitionList exhibitions={section.entries} level={index === 0 ? 2 : 3} context={context} />
      ) : (
        <p className="lead">{section.empty}</p>
      )}
    </section>
  )
}

/** Exhibitions of one season. */
export const exhibitions = defineSection('exhibitions', schema, Exhibitions)
