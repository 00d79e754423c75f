import type { ReactNode } from 'react'
import { defineSection, inline, z } from 'kartograf'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, figure, headed } from '../../components/section/section.ts'

const schema = headed('Three or four figures with their date and method.', {
  items: z.array(figure()).min(3).max(4).describe('The figures.'),
  source: inline().describe('Date and method.'),
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

export const statBand = defineSection('stat-band', schema, StatBand)
