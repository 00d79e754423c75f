import type { ReactNode } from 'react'
import { list, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { CaseCard } from '../parts/cards/CaseCard.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'

const schema = z.strictObject({
  type: z.literal('case-cards'),
  ...frameFields,
  ...headFields,
  entries: list('casestudies'),
})

function CaseCards({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="case-cards">
      <div className="block">
        <ul className="case-cards-list" data-count={section.entries.length}>
          {section.entries.map((card, place) => (
            <li key={card.key}>
              <CaseCard card={card} context={context} featured={place === 0} />
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

/** Case studies, newest first. */
export const caseCards = defineSection('case-cards', schema, CaseCards)
