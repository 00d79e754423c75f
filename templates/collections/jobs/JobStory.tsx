import type { ReactNode } from 'react'
import { type Markdown, formatDate } from 'kartograf'
import type { Context } from '../../context.ts'
import { EntryColumns } from '../../components/entry/EntryColumns.tsx'
import type { Fact } from '../../components/lists/Facts.tsx'
import { MailLink } from '../../components/text/MailLink.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { TickList } from '../../components/lists/TickList.tsx'
import type { JobView } from './collection.ts'
import { jobHeadings } from './headings.ts'

interface Props {
  readonly job: JobView['job']
  readonly body: Markdown | null
  readonly context: Context
}

/** The text of a job beside its facts. */
export function JobStory({ job, body, context }: Props): ReactNode {
  const { t } = context
  const headings = jobHeadings(t)
  const ticks = (items: readonly Markdown[], icon: string | null): ReactNode =>
    items.length > 0 && <TickList items={items} icon={icon} context={context} />
  const parts = [
    { id: 'tasks', heading: headings.tasks, content: ticks(job.tasks, null) },
    {
      id: 'first90',
      heading: headings.first90,
      content: job.first90.length > 0 && <Days days={job.first90} context={context} />,
    },
    { id: 'must', heading: headings.must, content: ticks(job.must, 'check') },
    { id: 'nice', heading: headings.nice, content: ticks(job.nice, 'plus') },
    {
      id: 'on-call',
      heading: headings.onCall,
      content: job.onCall && (
        <div className="prose">
          <p>{context.markdown(job.onCall)}</p>
        </div>
      ),
    },
    { id: 'benefits', heading: headings.benefits, content: ticks(job.benefits, 'check') },
  ]

  return (
    <EntryColumns label={t('job.facts')} facts={factsOf(job, context)}>
      {body && <Prose text={body} context={context} />}
      {parts
        .filter(({ content }) => content)
        .map(({ id, heading, content }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{heading}</h2>
            {content}
          </section>
        ))}
    </EntryColumns>
  )
}

interface DaysProps {
  readonly days: readonly Markdown[]
  readonly context: Context
}

/** The periods of the first 90 days, side by side if there is room. Each begins with its days in bold. */
function Days({ days, context }: DaysProps): ReactNode {
  return (
    <ol className="job-days">
      {days.map((item, place) => (
        <li key={place}>{context.markdown(item)}</li>
      ))}
    </ol>
  )
}

function factsOf(job: JobView['job'], { t, locale }: Context): readonly Fact[] {
  const [reply] = job.process
  return [
    { label: t('job.start'), value: job.start },
    { label: t('job.hours'), value: job.hours },
    { label: t('job.remote'), value: job.remote },
    { label: t('job.contact'), value: `${job.contact.name}, ${job.contact.role}` },
    { label: t('job.email'), value: <MailLink address={job.contact.email} /> },
    { label: reply?.title ?? '', value: reply?.duration },
    { label: t('job.until'), value: formatDate(job.validThrough, locale) },
  ]
}
