import type { ReactNode } from 'react'
import { list, noTranslate, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { pillarOf } from '../../art/pillar.ts'
import { authors, type AuthorCard } from '../../collections/cards.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import { PersonTile } from './PersonTile.tsx'

const schema = headed('People as tiles, by area.', {
  entries: list(authors).describe('Selection of authors; `{}` for all.'),
  groups: z
    .array(
      z.strictObject({
        topic: noTranslate(text().describe('Key of a topic: the people whose first topic it is.')),
        title: text().describe('What the area is called.'),
      }),
    )
    .min(1)
    .optional()
    .describe(
      'The areas, in their order; whoever belongs to none of them is not shown. Without areas, one list of all.',
    ),
})

function AuthorList({ section: { entries, groups }, context }: SectionOf<typeof schema>): ReactNode {
  if (!groups) return <People people={entries} level={3} context={context} />

  const areas = groups
    .map((group) => ({ ...group, people: entries.filter(({ topics }) => topics[0]?.key === group.topic) }))
    .filter(({ people }) => people.length > 0)
  return (
    <>
      <nav className="people-jump actions" aria-label={context.t('entry.onThisPage')}>
        {areas.map(({ topic, title }) => (
          <a key={topic} href={`#area-${topic}`}>
            {title}
          </a>
        ))}
      </nav>
      {areas.map(({ topic, title, people }) => (
        <div key={topic} className="people-area" id={`area-${topic}`} data-pillar={pillarOf(topic)}>
          <h3>{title}</h3>
          <People people={people} level={4} context={context} />
        </div>
      ))}
    </>
  )
}

interface PeopleProps {
  readonly people: readonly AuthorCard[]
  readonly level: 3 | 4
  readonly context: Context
}

function People({ people, level, context }: PeopleProps): ReactNode {
  return (
    <ul className="people">
      {people.map((card) => (
        <li key={card.key}>
          <PersonTile card={card} level={level} context={context} />
        </li>
      ))}
    </ul>
  )
}

export const authorList = framedSection('author-list', schema, AuthorList, { rhythm: 'tight' })
