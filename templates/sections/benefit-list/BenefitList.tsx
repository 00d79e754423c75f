import type { ReactNode } from 'react'
import { inline, text, z } from 'kartograf'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

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

function BenefitList({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
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
  )
}

export const benefitList = framedSection('benefit-list', schema, BenefitList, { className: 'section-aside' })
