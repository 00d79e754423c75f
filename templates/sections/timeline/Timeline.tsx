import type { ReactNode } from 'react'
import { type Locale, inline, text, z } from 'kartograf'
import { readDate } from './read-date.ts'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('Events in order, along a line.', {
  entries: z
    .array(
      z.strictObject({
        time: text().describe('A year, a date, or words such as “hour 4”.'),
        title: text().describe('What happened.'),
        text: inline().describe('More of it.'),
      }),
    )
    .min(2)
    .describe('The events.'),
})

function Timeline({ section, context }: SectionOf<typeof schema>): ReactNode {
  return (
    <ol className="timeline-entries">
      {section.entries.map((entry) => (
        <li key={`${entry.time} ${entry.title}`}>
          <p className="timeline-time head-3">{timeOf(entry.time, context.locale)}</p>
          <h3>{entry.title}</h3>
          <p>{context.markdown(entry.text)}</p>
        </li>
      ))}
    </ol>
  )
}

/** A year, month or day as a `<time>`; "Hour 4" and the like as they are. */
function timeOf(written: string, locale: Locale): ReactNode {
  const date = readDate(written, locale)
  return date === null ? written : <time dateTime={date}>{written}</time>
}

export const timeline = framedSection('timeline', schema, Timeline)
