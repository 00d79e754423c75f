import type { ReactNode } from 'react'
import { text, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { CustomerMark } from '../parts/CustomerMark.tsx'
import { Icon } from '../parts/Icon.tsx'
import { icon } from '../parts/icons.ts'
import { SectionFrame, frameFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'

const schema = z.strictObject({
  type: z.literal('proof-strip'),
  ...frameFields,
  heading: text(),
  /** Without an icon the name is a customer's and is set as a wordmark. */
  items: z
    .array(z.strictObject({ icon: icon().optional(), name: text(), scope: text() }))
    .min(3)
    .max(5),
})

function ProofStrip({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="proof-strip">
      <div className="block">
        <ul className="proof-strip-list" data-count={section.items.length}>
          {section.items.map((item) => (
            <li key={item.name}>
              {item.icon && <Icon name={item.icon} size={24} />}
              <p className="proof-strip-name">{item.icon ? item.name : <CustomerMark name={item.name} />}</p>
              <p>{item.scope}</p>
            </li>
          ))}
        </ul>
      </div>
    </SectionFrame>
  )
}

/** One row of certificates and designations, each with its scope. */
export const proofStrip = defineSection('proof-strip', schema, ProofStrip)
