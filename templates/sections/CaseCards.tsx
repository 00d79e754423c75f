import type { ReactNode } from 'react'
import type { CaseCard as Card } from '../collections/cards.ts'
import { list, z } from '../../renderer/model/fields.ts'
import { compare } from '../../renderer/model/issue.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import type { Context } from '../context.ts'
import { CaseCard } from '../parts/cards/CaseCard.tsx'
import { FilteredList } from '../parts/FilteredList.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'
import { casestudies } from '../collections/cards.ts'

const schema = z.strictObject({
  type: z.literal('case-cards'),
  ...frameFields,
  ...headFields,
  entries: list(casestudies),
  /** With a filter by industry. */
  filter: z.boolean().default(false),
})

function CaseCards({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const cards = (
    <ul className="case-cards-list">
      {section.entries.map((card, place) => (
        <li key={card.key} data-item={card.key}>
          <CaseCard card={card} context={context} featured={place === 0} />
        </li>
      ))}
    </ul>
  )

  return (
    <SectionFrame section={section} index={index} context={context} className="case-cards">
      <div className="block">
        {section.filter && section.entries.length > 0 ? (
          <FilteredList filter={filterOf(section.entries, context)} context={context}>
            {cards}
          </FilteredList>
        ) : (
          cards
        )}
      </div>
    </SectionFrame>
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

/** Case studies, newest first; where the section says so with a filter by industry. */
export const caseCards = defineSection('case-cards', schema, CaseCards)
