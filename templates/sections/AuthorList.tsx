import type { ReactNode } from 'react'
import { list, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { AuthorCard } from '../parts/cards/AuthorCard.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'
import { authors } from '../collections/cards.ts'

const schema = z.strictObject({
  type: z.literal('author-list'),
  ...frameFields,
  ...headFields,
  entries: list(authors),
})

function AuthorList({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="author-list">
      <div className="block">
        <ul className="author-list-items">
          {section.entries.map((card) => (
            <li key={card.key}>
              <AuthorCard card={card} context={context} />
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

/** The people who write. */
export const authorList = defineSection('author-list', schema, AuthorList)
