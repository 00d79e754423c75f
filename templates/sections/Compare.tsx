import type { ReactNode } from 'react'
import { inline, text, z, type Markdown } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import type { Context } from '../context.ts'
import { Icon } from '../parts/Icon.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'

const schema = z.strictObject({
  type: z.literal('compare'),
  ...frameFields,
  ...headFields,
  caption: text(),
  columns: z.array(text()).min(2),
  rows: z.array(z.strictObject({ label: text(), cells: z.array(z.union([z.boolean(), inline()])).min(1) })).min(1),
  note: inline().optional(),
})

type Section = SectionOf<typeof schema>['section']

function Compare({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="compare">
      <div className="data-table compare-table">
        <CompareTable section={section} context={context} />
        {section.note && <p className="data-table-note">{context.markdown(section.note)}</p>}
      </div>
    </SectionFrame>
  )
}

function CompareTable({ section, context }: { readonly section: Section; readonly context: Context }): ReactNode {
  return (
    <div className="data-table-scroll" role="group" aria-label={section.caption} tabIndex={0}>
      <table>
        <caption>{section.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{context.t('compare.criterion')}</span>
            </th>
            {section.columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {section.rows.map((row) => (
            <tr key={row.label}>
              <th scope="row">{row.label}</th>
              {row.cells.map((cell, place) => (
                <td key={place} data-label={section.columns[place]}>
                  <Cell value={cell} context={context} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Cell({ value, context }: { readonly value: boolean | Markdown; readonly context: Context }): ReactNode {
  if (typeof value === 'object') return <span>{context.markdown(value)}</span>
  return (
    <span className="compare-mark" data-value={value ? 'yes' : 'no'}>
      <Icon name={value ? 'check' : 'minus'} size={20} />
      <span className="visually-hidden">{context.t(value ? 'compare.yes' : 'compare.no')}</span>
    </span>
  )
}

/** Options side by side, row by row. */
export const compare = defineSection('compare', schema, Compare)
