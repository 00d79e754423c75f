import type { ReactNode } from 'react'
import { defineSection, markdown, text, z } from 'kartograf'
import { Icon } from '../../components/icon/Icon.tsx'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('faq'),
  ...frameFields,
  ...headFields,
  items: z.array(z.strictObject({ question: text(), answer: markdown() })).min(1),
})

function Faq({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="section-aside">
      <div className="faq-items">
        {section.items.map((item, place) => (
          <details key={item.question} open={place === 0}>
            <summary>
              <h3>{item.question}</h3>
              <Icon name="chevron-down" size={20} />
            </summary>
            <div className="faq-answer prose">{context.markdown(item.answer)}</div>
          </details>
        ))}
      </div>
    </SectionFrame>
  )
}

/** Questions and answers; the first one is open. */
export const faq = defineSection('faq', schema, Faq, { questions: ({ items }) => items })
