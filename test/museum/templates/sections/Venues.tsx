import type { ReactNode } from 'react'
import { defineSection, list, text, z } from 'kartograf'
import { venues as named } from '../collections/cards.ts'
import { Hours } from '../components/Hours.tsx'
import { Picture } from '../components/Picture.tsx'
import type { SectionOf } from '../context.ts'
import { frame } from './frame.ts'

const schema = z.strictObject({
  type: z.literal('venues'),
  ...frame,
  heading: text(),
  /** Whether the opening hours stand below each house. */
  hours: z.boolean().default(false),
  entries: list(named),
})

function Venues({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const [Heading, Name] = index === 0 ? (['h1', 'h2'] as const) : (['h2', 'h3'] as const)
  return (
    <section className="wall block" id={section.id}>
      <Heading>{section.heading}</Heading>
      <ul className="houses">
        {section.entries.map((venue) => (
          <li key={venue.key} className="house">
            <Picture motif={venue.motif} word={venue.key} format="square" alt="" context={context} />
            <Name>
              <a href={venue.href}>{venue.title}</a>
            </Name>
            <p>{venue.description}</p>
            <p className="small">
              {venue.street}, {venue.district}
            </p>
            {section.hours && <Hours hours={venue.hours} context={context} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The houses, on request with their opening hours. */
export const venues = defineSection('venues', schema, Venues)
