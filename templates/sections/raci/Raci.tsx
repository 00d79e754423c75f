import type { ReactNode } from 'react'
import { defineSection, inline, text, z } from 'kartograf'
import { DataTable } from '../../components/table/DataTable.tsx'
import { SectionFrame, frameFields, headFields } from '../../components/section/SectionFrame.tsx'
import { optionsOf } from '../../components/lists/options-of.ts'
import type { SectionOf } from '../../components/section/section-of.ts'

const row = z.strictObject({ task: inline(), you: inline(), us: inline(), microsoft: inline() })

const schema = z.strictObject({
  type: z.literal('raci'),
  ...frameFields,
  ...headFields,
  caption: text(),
  rows: z.array(row).min(1),
  note: inline().optional(),
})

const PARTIES = ['you', 'us', 'microsoft'] as const

function Raci({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const { t, markdown, settings } = context
  const parties = [t('raci.you'), settings.brand, t('raci.microsoft')]
  const rows = section.rows.map((entry) => [markdown(entry.task), ...PARTIES.map((party) => markdown(entry[party]))])

  return (
    <SectionFrame section={section} index={index} context={context} className="raci">
      <DataTable
        className="compare-table"
        caption={section.caption}
        columns={[t('raci.task'), ...parties]}
        groups={[{ rows }]}
        options={optionsOf(parties, [{ rows }])}
        note={section.note && markdown(section.note)}
      />
    </SectionFrame>
  )
}

/** Who does what: the customer, this company and Microsoft. */
export const raci = defineSection('raci', schema, Raci)
