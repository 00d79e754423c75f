import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('benefit-list'),
  ...frameFields,
  ...headFields,
  items: z.array(z.strictObject({ title: text(), text: inline(), role: text() })).min(2),
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

/** Outcomes by role: what changes, how it is measured, and for whom. */
export const benefitList = defineSection('benefit-list', schema, BenefitList)
