import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import type { SectionOf } from '../context.ts'
import { frame } from './frame.ts'

const schema = z.strictObject({ type: z.literal('quote'), ...frame, text: inline(), name: text(), role: text() })

function Quote({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <figure className="quote wall" id={section.id}>
      <blockquote>{context.markdown(section.text)}</blockquote>
      <figcaption>
        {section.name}
        <span className="small">{section.role}</span>
      </figcaption>
    </figure>
  )
}

/** What somebody says of the houses. */
export const quote = defineSection('quote', schema, Quote)
