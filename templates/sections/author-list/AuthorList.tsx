import type { ReactNode } from 'react'
import { defineSection, list } from 'kartograf'
import { AuthorCard } from '../../collections/authors/AuthorCard.tsx'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, headed } from '../../components/section/section.ts'
import { authors } from '../../collections/cards.ts'

const schema = headed('The people who write, as cards.', {
  entries: list(authors).describe('Which people; `{}` for all.'),
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

export const authorList = defineSection('author-list', schema, AuthorList)
