import type { ReactNode } from 'react'
import { action, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { Icon } from '../parts/Icon.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import { SmartLink } from '../parts/SmartLink.tsx'
import type { SectionOf } from '../parts/section-of.ts'

const schema = z.strictObject({
  type: z.literal('link-list'),
  ...frameFields,
  ...headFields,
  items: z.array(action()).min(2),
})

function LinkList({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="link-list">
      <div className="block">
        <ul className="link-list-items">
          {section.items.map((item) => (
            <li key={item.label}>
              <SmartLink link={item.href} context={context}>
                <span>{item.label}</span>
                <Icon name="arrow-right" size={20} />
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

/** Ways on, each said as what the reader wants. */
export const linkList = defineSection('link-list', schema, LinkList)
