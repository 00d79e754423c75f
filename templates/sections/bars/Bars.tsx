import type { ReactNode } from 'react'
import { inline, keepUnits, text, z } from 'kartograf'
import { Track } from '../../components/chart/Track.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('Values as horizontal bars with their numbers.', {
  kind: z
    .enum(['ranked', 'distribution'])
    .optional()
    .describe(
      '`ranked` sorts the bars by value, `distribution` joins the bars of neighbouring classes; otherwise as written.',
    ),
  caption: text().describe('What the bars compare, with unit and date.'),
  whole: z.number().positive().optional().describe('Value of a full bar; the largest value by default.'),
  rows: z
    .array(
      z.strictObject({
        label: text().describe('Label of the bar.'),
        value: z.number().nonnegative().describe('Its length.'),
        display: text().describe('The value as text, with its unit.'),
        accent: z.boolean().default(false).describe('Emphasises the bar.'),
      }),
    )
    .min(2)
    .describe('The bars.'),
  source: inline().describe('Source and date of the figures.'),
})

function Bars({ section, context }: SectionOf<typeof schema>): ReactNode {
  const largest = section.whole ?? Math.max(...section.rows.map((row) => row.value), Number.MIN_VALUE)
  const rows = section.kind === 'ranked' ? section.rows.toSorted((a, b) => b.value - a.value) : section.rows
  return (
    <>
      <table className="chart-table" data-kind={section.kind}>
        <caption>{keepUnits(section.caption)}</caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.label} data-accent={row.accent || undefined}>
              <th scope="row">{row.label}</th>
              <td className="chart-cell">
                <Track parts={[{ to: row.value / largest, kind: 'value' }]} />
              </td>
              <td className="chart-figure">{row.display}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="source-note">{context.markdown(section.source)}</p>
    </>
  )
}

export const bars = framedSection('bars', schema, Bars)
