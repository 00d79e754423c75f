import type { ReactNode } from 'react'
import { list } from 'kartograf'
import { AuthorCard } from '../../collections/authors/AuthorCard.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import { authors } from '../../collections/cards.ts'

const schema = headed('Authors as cards.', {
  entries: list(authors).describe('Selection of authors; `{}` for all.'),
})

function AuthorList({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <ul className="author-list-items">
      {section.entries.map((card) => (
        <li key={card.key}>
          <AuthorCard card={card} context={context} />
        </li>
      ))}
    </ul>
  )
}

export const authorList = framedSection('author-list', schema, AuthorList, { rhythm: 'tight' })
