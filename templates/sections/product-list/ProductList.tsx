import type { ReactNode } from 'react'
import { inline, link, text, z } from 'kartograf'
import { DataTable } from '../../components/table/DataTable.tsx'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import { linkLabel } from '../../components/link/with-arrow.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('Products with their own websites: purpose, licence and link.', {
  caption: text().describe('Description of the table for screen readers.'),
  items: z
    .array(
      z.strictObject({
        name: text().describe('The product.'),
        href: link().describe('Its site.'),
        text: inline().describe('What it does.'),
        licence: text().describe('How it is licensed.'),
      }),
    )
    .min(2)
    .describe('The products.'),
  note: inline().optional().describe('A sentence below.'),
})

type Product = SectionOf<typeof schema>['section']['items'][number]

function ProductList({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { t } = context
  const nameOf = ({ name, href }: Product): ReactNode => (
    <SmartLink link={href} context={context}>
      {linkLabel(href, name)}
    </SmartLink>
  )
  return (
    <DataTable
      caption={section.caption}
      className="product-table"
      columns={[t('product.name'), t('product.text'), t('product.licence')]}
      groups={[
        {
          rows: section.items.map((item) => [nameOf(item), context.markdown(item.text), item.licence]),
        },
      ]}
      note={section.note && <p>{context.markdown(section.note)}</p>}
    />
  )
}

export const productList = framedSection('product-list', schema, ProductList, { block: false })
