import type { ReactNode } from 'react'
import { type Markdown, formatDate } from 'kartograf'
import type { Context } from '../../context.ts'
import { EntryColumns } from '../../components/entry/EntryColumns.tsx'
import type { Fact } from '../../components/entry/Facts.tsx'
import { Prose } from '../../components/text/Prose.tsx'
import { TickList } from '../../components/lists/TickList.tsx'
import type { JobView } from './collection.ts'

interface Props {
  readonly job: JobView['job']
  readonly body: Markdown | null
  readonly context: Context
}

/** The text of a job beside its facts. */
export function JobStory({ job, body, context }: Props): ReactNode {
  const { t } = context
  const parts = [
    { id: 'tasks', heading: t('job.tasks'), items: job.tasks, icon: 'minus' },
    { id: 'first90', heading: t('job.first90'), items: job.first90, icon: 'check' },
    { id: 'must', heading: t('job.must'), items: job.must, icon: 'check' },
    { id: 'nice', heading: t('job.nice'), items: job.nice, icon: 'plus' },
    { id: 'on-call', heading: t('job.onCall'), items: job.onCall ? [job.onCall] : [], icon: 'moon' },
    { id: 'benefits', heading: t('job.benefits'), items: job.benefits, icon: 'check' },
  ]

  return (
    <EntryColumns label={t('job.facts')} facts={factsOf(job, context)}>
      {body && <Prose text={body} context={context} />}
      {parts
        .filter(({ items }) => items.length > 0)
        .map(({ id, heading, items, icon }) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{heading}</h2>
            <TickList items={items} icon={icon} context={context} />
          </section>
        ))}
    </EntryColumns>
  )
}

function factsOf(job: JobView['job'], { t, locale }: Context): readonly Fact[] {
  const [reply] = job.process
  return [
    { label: t('job.start'), value: job.start },
    { label: t('job.hours'), value: job.hours },
    { label: t('job.remote'), value: job.remote },
    { label: t('job.contact'), value: `${job.contact.name}, ${job.contact.role}` },
    { label: t('job.email'), value: <a href={`mailto:${job.contact.email}`}>{job.contact.email}</a> },
    { label: reply?.title ?? '', value: reply?.duration },
    { label: t('job.until'), value: formatDate(job.validThrough, locale) },
  ]
}
