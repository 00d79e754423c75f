import type { ReactNode } from 'react'
import { inline, text, z } from 'kartograf'
import { Icon } from '../../components/icon/Icon.tsx'
import { icon } from '../../components/icon/icons.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('What is included, as a grid with rules.', {
  columns: z
    .union([z.literal(2), z.literal(3)])
    .default(3)
    .describe('Columns on a wide screen.'),
  items: z
    .array(
      z.strictObject({
        icon: icon(),
        title: text().describe('The feature.'),
        text: inline().describe('What it does, in at most 30 words.'),
        tag: z.enum(['included', 'option']).optional().describe('Whether it is included in the offer.'),
      }),
    )
    .min(2)
    .describe('The features.'),
})

function FeatureGrid({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <ul className="feature-grid-list" data-columns={section.columns}>
      {section.items.map((item) => (
        <li key={item.title} className="feature-grid-item">
          <Icon name={item.icon} size={24} />
          <h3>{item.title}</h3>
          <p>{context.markdown(item.text)}</p>
          {item.tag && (
            <p className="feature-grid-tag" data-tag={item.tag}>
              <Icon name={item.tag === 'included' ? 'check' : 'plus'} size={16} />
              {context.t(`feature.tag.${item.tag}`)}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

export const featureGrid = framedSection('feature-grid', schema, FeatureGrid)
