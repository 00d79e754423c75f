import type { ReactNode } from 'react'
import { inline, text, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { Icon } from '../parts/Icon.tsx'
import { icon } from '../parts/icons.ts'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'

const schema = z.strictObject({
  type: z.literal('feature-grid'),
  ...frameFields,
  ...headFields,
  columns: z.union([z.literal(2), z.literal(3)]).default(3),
  items: z
    .array(
      z.strictObject({ icon: icon(), title: text(), text: inline(), tag: z.enum(['included', 'option']).optional() }),
    )
    .min(2),
})

function FeatureGrid({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="feature-grid">
      <div className="block">
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
      </div>
    </SectionFrame>
  )
}

/** What is included, as a ruled grid. */
export const featureGrid = defineSection('feature-grid', schema, FeatureGrid)
