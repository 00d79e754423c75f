import type { ReactNode } from 'react'
import { list, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { JobRow } from '../parts/cards/JobRow.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'

const schema = z.strictObject({
  type: z.literal('job-list'),
  ...frameFields,
  ...headFields,
  entries: list('jobs'),
})

function JobList({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  return (
    <SectionFrame section={section} index={index} context={context} className="job-list">
      <div className="block">
        {section.entries.length === 0 ? (
          <p className="empty-note">{context.t('job.none')}</p>
        ) : (
          <ul className="rows">
            {section.entries.map((card) => (
              <li key={card.key}>
                <JobRow card={card} context={context} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </SectionFrame>
  )
}

/** Open positions as rows. */
export const jobList = defineSection('job-list', schema, JobList)
