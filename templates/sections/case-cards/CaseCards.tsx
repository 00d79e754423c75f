import type { ReactNode } from 'react'
import { compare, list, z } from 'kartograf'
import { type CaseCard as Card, casestudies } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import { CaseCard } from '../../collections/casestudies/CaseCard.tsx'
import { FilteredList } from '../../components/filter/FilteredList.tsx'
import { lateItem } from '../../components/section/late-part.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('Case studies as cards, newest first.', {
  entries: list(casestudies).describe('Selection of case studies; `{}` for all.'),
  filter: z.boolean().default(false).describe('Shows a filter by industry.'),
})

function CaseCards({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const cards = (
    <ul className="case-cards-list">
      {section.entries.map((card, place) => (
        <li key={card.key} data-item={card.key} {...lateItem(place, index)}>
          <CaseCard card={card} context={context} featured={place === 0} />
        </li>
      ))}
    </ul>
  )

  if (!section.filter || section.entries.length === 0) return cards
  return (
    <FilteredList filter={filterOf(section.entries, context)} context={context}>
      {cards}
    </FilteredList>
  )
}

function filterOf(cards: readonly Card[], { t }: Context) {
  const names = new Map(cards.map(({ industry }) => [industry.key, industry.name]))
  const options = [...names].map(([value, name]) => ({ value, name }))
  return {
    list: 'case-list',
    label: t('case.filter'),
    facets: [
      {
        key: 'industry',
        legend: t('case.industry'),
        options: options.toSorted((a, b) => compare(a.name, b.name)),
      },
    ],
    items: cards.map(({ key, industry }) => ({ key, terms: { industry: [industry.key] } })),
    results: Array.from({ length: cards.length + 1 }, (_, count) => t('case.results', { count })),
  }
}

export const caseCards = framedSection('case-cards', schema, CaseCards, { rhythm: 'tight' })
