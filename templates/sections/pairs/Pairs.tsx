import type { ReactNode } from 'react'
import { type Resolved, inline, keepUnits, text, z } from 'kartograf'
import { PairTable } from '../../components/chart/PairTable.tsx'
import { Slope } from '../../components/chart/Slope.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const figure = z.strictObject({
  value: z.number().nonnegative().describe('The figure.'),
  display: text().describe('The figure as text, with its unit.'),
})

const schema = headed('Two figures a row, before and after or one against the other, as paired bars or as slopes.', {
  form: z
    .enum(['bars', 'slope'])
    .default('bars')
    .describe('`bars`: each row to its own scale. `slope`: all rows on one scale, so they need one unit.'),
  caption: text().describe('What is compared, and when it was measured.'),
  columns: z
    .strictObject({
      measure: text().describe('What is measured.'),
      before: text().describe('First.'),
      after: text().describe('Last.'),
    })
    .describe('Names of the columns.'),
  share: z.boolean().default(false).describe('The figures are percentages, whose change is in points.'),
  rows: z
    .array(
      z.strictObject({
        label: text().describe('The measure.'),
        note: text().optional().describe('A small line below it, such as the number of cases.'),
        before: figure.describe('First.'),
        after: figure.describe('Last.'),
      }),
    )
    .min(2)
    .max(8)
    .describe('The rows.'),
  source: inline().describe('Source and date of the figures.'),
})

type Section = Resolved<z.infer<typeof schema>>

function Pairs({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <>
      {section.form === 'slope' && (
        <Slope rows={section.rows.map(lineOf)} ends={[section.columns.before, section.columns.after]} />
      )}
      <PairTable
        caption={keepUnits(section.caption)}
        columns={[section.columns.measure, section.columns.before, section.columns.after]}
        rows={section.rows.map((row) => rowOf(row, section.share))}
        context={context}
      />
      <p className="source-note">{context.markdown(section.source)}</p>
    </>
  )
}

function rowOf({ label, note, before, after }: Section['rows'][number], isShare: boolean) {
  return {
    label: (
      <>
        {label} {note && <span className="note">{note}</span>}
      </>
    ),
    before: before.display,
    after: after.display,
    pair: { before: before.value, after: after.value, isShare },
  }
}

function lineOf({ label, before, after }: Section['rows'][number]) {
  return { label, before: before.value, after: after.value }
}

export const pairs = framedSection('pairs', schema, Pairs)
