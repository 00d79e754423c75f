import type { ReactNode } from 'react'
import { type Resolved, link, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { SmartLink } from '../../components/link/SmartLink.tsx'
import { VatNote } from '../../components/prices/VatNote.tsx'
import { pillarOf } from '../../art/pillar.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const group = z.strictObject({
  title: text().describe('The area by name.'),
  pillar: z.enum(['workplace', 'azure', 'security']).describe('The area.'),
  rows: z
    .array(
      z.strictObject({
        service: text().describe('The service.'),
        href: link().optional().describe('Its page.'),
        audience: text().describe('For whom.'),
        model: text().describe('How it is charged.'),
        price: text().describe('Its price.'),
        duration: text().describe('How long it takes.'),
      }),
    )
    .min(1)
    .describe('Its services.'),
})

const schema = headed('All services by area, with model, duration and price.', {
  groups: z.array(group).min(1).describe('The areas.'),
})

type Group = Resolved<z.infer<typeof group>>

const DETAILS = ['audience', 'model', 'duration', 'price'] as const

function ServiceIndex({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <>
      {section.groups.map((entry) => (
        <GroupTable key={entry.title} group={entry} context={context} />
      ))}
      <VatNote context={context} />
    </>
  )
}

function GroupTable({ group, context }: { readonly group: Group; readonly context: Context }): ReactNode {
  const { title, pillar, rows } = group
  return (
    <div className="data-table records service-index-area" data-pillar={pillarOf(pillar)}>
      <table>
        <caption>
          <h3>{title}</h3>
        </caption>
        <thead>
          <tr>
            <th scope="col">{context.t('service.service')}</th>
            {DETAILS.map((column) => (
              <th key={column} scope="col">
                {context.t(`service.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.service}>
              <th scope="row">
                {row.href ? (
                  <SmartLink link={row.href} context={context}>
                    {row.service}
                  </SmartLink>
                ) : (
                  row.service
                )}
              </th>
              {DETAILS.map((column) => (
                <td key={column} data-column={column} data-label={context.t(`service.${column}`)}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

export const serviceIndex = framedSection('service-index', schema, ServiceIndex)
