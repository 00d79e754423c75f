import type { ReactNode } from 'react'
import { inline, keepUnits, text, z } from 'kartograf'
import { Track } from '../../components/chart/Track.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('Values as horizontal bars with their numbers.', {
  heading: text().optional().describe('Heading of at most 60 characters; none in a text, which has its own.'),
  kind: z
    .enum(['ranked', 'distribution'])
    .optional()
    .describe(
      '`ranked` sorts the bars by value, `distribution` joins the bars of neighbouring classes; otherwise as written.',
    ),
  caption: text().describe('What the bars compare, with unit and date.'),
  whole: z.number().positive().optional().describe('Value of a full bar; by default the largest end of a bar.'),
  rows: z
    .array(
      z.strictObject({
        label: text().describe('Label of the bar.'),
        value: z.number().nonnegative().describe('Its length.'),
        from: z.number().nonnegative().optional().describe('Where it begins, if not at 0: parts of a sequence.'),
        display: text().describe('The value as text, with its unit.'),
        note: inline().optional().describe('A few words below it.'),
        accent: z.boolean().default(false).describe('Emphasises the bar.'),
      }),
    )
    .min(2)
    .describe('The bars.'),
  source: inline().describe('Source and date of the figures.'),
})

function Bars({ section, context }: SectionOf<typeof schema>): ReactNode {
  const largest =
    section.whole ?? Math.max(...section.rows.map(({ from = 0, value }) => from + value), Number.MIN_VALUE)
  const isWhole = section.whole !== undefined || section.rows.some(({ from }) => from !== undefined)
  const rows = section.kind === 'ranked' ? section.rows.toSorted((a, b) => b.value - a.value) : section.rows
  return (
    <>
      <table className="chart-table" data-kind={section.kind}>
        <caption>{keepUnits(section.caption)}</caption>
        <tbody>
          {rows.map(({ from = 0, ...row }) => (
            <tr key={row.label} data-accent={row.accent || undefined}>
              <th scope="row">{row.label}</th>
              <td className="chart-cell">
                <Track
                  parts={[{ from: from / largest, to: (from + row.value) / largest, kind: 'value' }]}
                  ground={isWhole}
                />
              </td>
              <td className="chart-figure">{row.display}</td>
              {row.note && <td className="chart-note">{context.markdown(row.note)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="source-note">{context.markdown(section.source)}</p>
    </>
  )
}

export const bars = framedSection('bars', schema, Bars)
