import type { ReactNode } from 'react'
import { inline, keepUnits, text, z } from 'kartograf'
import { Axis } from '../../components/chart/Axis.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('What happened when, as spans on one axis of time.', {
  caption: text().describe('What the axis shows, with its date.'),
  minutes: z.number().positive().describe('Length of the axis in minutes.'),
  rows: z
    .array(
      z.strictObject({
        time: text().describe('The clock: `03:07`.'),
        from: z.number().nonnegative().describe('Minutes from the beginning of the axis.'),
        to: z.number().nonnegative().optional().describe('End of a span; without it, a moment.'),
        title: text().describe('What happens.'),
        text: inline().optional().describe('More of it.'),
        accent: z.boolean().default(false).describe('Emphasises the row.'),
      }),
    )
    .min(2)
    .describe('The events, in their order.'),
  source: inline().describe('Source and date.'),
})

function TimeAxis({ section: { caption, minutes, rows, source }, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <>
      <figure className="chart-night">
        <figcaption>{keepUnits(caption)}</figcaption>
        <Axis minutes={minutes} rows={rows} />
        <ol className="chart-steps">
          {rows.map((row) => (
            <li key={row.time} data-accent={row.accent || undefined}>
              <b className="head-3">{row.time}</b>
              <h3>{row.title}</h3>
              {row.text && <p className="note">{context.markdown(row.text)}</p>}
            </li>
          ))}
        </ol>
      </figure>
      <p className="source-note">{context.markdown(source)}</p>
    </>
  )
}

export const timeAxis = framedSection('time-axis', schema, TimeAxis)
