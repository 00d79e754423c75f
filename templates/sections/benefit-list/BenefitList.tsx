import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, headed } from '../../components/section/section.ts'

const schema = headed('Outcomes by role: what changes, how it is measured, and for whom.', {
  items: z
    .array(
      z.strictObject({
        title: text().describe('The outcome.'),
        text: inline().describe('What changes, with the measured effect.'),
        role: text().describe('For whom.'),
      }),
    )
    .min(2)
    .describe('The outcomes.'),
})

function BenefitList({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="section-aside">
      <div className="block">
        <ul className="benefit-list-items">
          {section.items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{context.markdown(item.text)}</p>
              <p className="benefit-list-role">
                <span>{context.t('benefit.for')}</span> {item.role}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

export const benefitList = defineSection('benefit-list', schema, BenefitList)
