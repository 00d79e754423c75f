import type { Translate } from 'kartograf'
import type { MessageKey } from '../../context.ts'
import type { JobPart } from './schema.ts'

export type JobHeadings = Readonly<Record<JobPart, string>>

/** The headings of the parts of a job, on its page and in the description for search engines. */
export function jobHeadings(t: Translate<MessageKey>): JobHeadings {
  return {
    tasks: t('job.tasks'),
    first90: t('job.first90'),
    must: t('job.must'),
    nice: t('job.nice'),
    onCall: t('job.onCall'),
    benefits: t('job.benefits'),
  }
}
