import type { ReactNode } from 'react'
import { text, z } from 'kartograf'
import { CustomerMark } from '../../components/customer-mark/CustomerMark.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import { icon } from '../../components/icon/icons.ts'
import { type SectionOf, framedSection, framed } from '../../components/section/section.tsx'

const schema = framed('A row of certificates or customers, each with its scope.', {
  heading: text().describe('Heading.'),
  items: z
    .array(
      z.strictObject({
        icon: icon().optional().describe('Without an icon, the name is shown as a customer’s wordmark.'),
        name: text().describe('Certificate or customer.'),
        scope: text().describe('What it covers.'),
      }),
    )
    .min(3)
    .max(5)
    .describe('The certificates.'),
})

function ProofStrip({ section }: SectionOf<typeof schema>): ReactNode {
  return (
    <ul className="proof-strip-list" data-count={section.items.length}>
      {section.items.map((item) => (
        <li key={item.name}>
          {item.icon && <Icon name={item.icon} size={24} />}
          <p className="proof-strip-name">{item.icon ? item.name : <CustomerMark name={item.name} />}</p>
          <p>{item.scope}</p>
        </li>
      ))}
    </ul>
  )
}

export const proofStrip = framedSection('proof-strip', schema, ProofStrip)
