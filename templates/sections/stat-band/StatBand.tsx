import type { ReactNode } from 'react'
import { inline, z } from 'kartograf'
import { type SectionOf, framedSection, figure, headed } from '../../components/section/section.tsx'

const schema = headed('Three or four figures with their date and method.', {
  items: z.array(figure()).min(3).max(4).describe('The figures.'),
  source: inline().describe('Date and method.'),
})

function StatBand({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <>
      <dl className="stat-band-figures" data-count={section.items.length}>
        {section.items.map((item) => (
          <div key={item.label}>
            <dt>{item.label}</dt>
            <dd className="head-5">{item.value}</dd>
          </div>
        ))}
      </dl>
      <p className="source-note">{context.markdown(section.source)}</p>
    </>
  )
}

export const statBand = framedSection('stat-band', schema, StatBand, { rhythm: 'wide' })
