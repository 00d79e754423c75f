import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('stat-band'),
  ...frameFields,
  ...headFields,
  items: z
    .array(z.strictObject({ value: text(), label: text() }))
    .min(3)
    .max(4),
  source: inline(),
})

function StatBand({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="stat-band">
      <div className="block">
        <dl className="stat-band-figures" data-count={section.items.length}>
          {section.items.map((item) => (
            <div key={item.label}>
              <dt>{item.label}</dt>
              <dd className="head-5">{item.value}</dd>
            </div>
          ))}
        </dl>
        <p className="source-note">{context.markdown(section.source)}</p>
      </div>
    </SectionFrame>
  )
}

/** Three or four figures with their date and method. */
export const statBand = defineSection('stat-band', schema, StatBand)
