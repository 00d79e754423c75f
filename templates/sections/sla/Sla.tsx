import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import type { Context } from '../../context.ts'
import { DataTable } from '../../components/table/DataTable.tsx'
import type { Option } from '../../components/lists/OptionList.tsx'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import type { SectionOf } from '../../components/section/section-of.ts'

const row = z.strictObject({
  priority: text(),
  example: inline(),
  reaction: inline(),
  update: inline(),
  hours: inline(),
})

const schema = z.strictObject({
  type: z.literal('sla'),
  ...frameFields,
  ...headFields,
  caption: text(),
  rows: z.array(row).min(1),
  note: inline().optional(),
})

type Row = SectionOf<typeof schema>['section']['rows'][number]

const TERMS = ['reaction', 'update', 'hours'] as const

function Sla({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const { t, markdown } = context
  return (
    <SectionFrame section={section} index={index} context={context} className="sla">
      <DataTable
        caption={section.caption}
        columns={[t('sla.priority'), t('sla.example'), ...TERMS.map((term) => t(`sla.${term}`))]}
        groups={[{ rows: section.rows.map((entry) => cellsOf(entry, context)) }]}
        options={section.rows.map((entry) => optionOf(entry, context))}
        note={section.note && markdown(section.note)}
      />
    </SectionFrame>
  )
}

function cellsOf({ priority, example, ...rest }: Row, { markdown }: Context): ReactNode[] {
  return [priority, markdown(example), ...TERMS.map((term) => markdown(rest[term]))]
}

function optionOf({ priority, example, ...rest }: Row, { t, markdown }: Context): Option {
  return {
    name: (
      <>
        {priority}: {markdown(example)}
      </>
    ),
    groups: [{ facts: TERMS.map((term) => ({ term: t(`sla.${term}`), value: markdown(rest[term]) })) }],
  }
}

/** Service levels: what counts as how urgent, and what is promised for it. */
export const sla = defineSection('sla', schema, Sla)
