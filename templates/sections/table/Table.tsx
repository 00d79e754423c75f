import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import { TextTable } from '../../components/table/TextTable.tsx'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const schema = z.strictObject({
  type: z.literal('table'),
  ...frameFields,
  ...headFields,
  caption: text(),
  columns: z.array(text()).min(2),
  rows: z.array(z.array(inline()).min(2)).min(1),
  note: inline().optional(),
})

function Table({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="table">
      <TextTable
        caption={section.caption}
        columns={section.columns}
        rows={section.rows}
        note={section.note}
        context={context}
      />
    </SectionFrame>
  )
}

/** A table with a caption. What compares options, duties or service levels has a section type of its own. */
export const table = defineSection('table', schema, Table)
