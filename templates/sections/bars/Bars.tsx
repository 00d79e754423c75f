import type { ReactNode } from 'react'
import { inline, keepUnits, text, z } from 'kartograf'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('Values as horizontal bars with their numbers.', {
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
  return (
    <>
      <table className="bars-table">
        <caption>{keepUnits(section.caption)}</caption>
        <tbody>
          {section.rows.map((row) => (
            <tr key={row.label} data-accent={row.accent || undefined}>
              <th scope="row">{row.label}</th>
              <td className="bars-cell">
                <Bar share={row.value / largest} />
              </td>
              <td className="bars-value">{row.display}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="source-note">{context.markdown(section.source)}</p>
    </>
  )
}

/** An SVG, because the content security policy forbids style attributes. */
function Bar({ share }: { readonly share: number }): ReactNode {
  return (
    <svg className="bars-bar" aria-hidden="true" focusable="false">
      <rect className="bars-track" width="100%" height="100%" />
      <rect className="bars-fill" width={`${Math.max(share * 100, 0.5).toFixed(2)}%`} height="100%" />
    </svg>
  )
}

export const bars = framedSection('bars', schema, Bars)
