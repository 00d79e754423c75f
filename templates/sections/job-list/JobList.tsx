import type { ReactNode } from 'react'
import { type Locale, list, markdown, z } from 'kartograf'
import { JOB_TYPES, jobs, type JobCard } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import { JobRows } from '../../collections/jobs/JobRows.tsx'
import { FilteredList } from '../../components/filter/FilteredList.tsx'
import { capitalised } from '../../components/text/capitalised.ts'
import { Prose } from '../../components/text/Prose.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'

const schema = headed('Open positions as rows.', {
  entries: list(jobs).describe('Selection of positions; `{}` for all.'),
  filter: z.boolean().default(false).describe('All positions by language, with filters.'),
  invitation: markdown().optional().describe('Text shown if nothing is found.'),
})

function JobList({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { entries, invitation } = section
  const invited = invitation && <Prose text={invitation} context={context} />

  return (
    <>
      {entries.length === 0 && (
        <>
          <p className="empty-note">{context.t('job.none')}</p>
          {invited}
        </>
      )}
      {entries.length > 0 && !section.filter && <JobRows jobs={entries} context={context} />}
      {entries.length > 0 && section.filter && (
        <FilteredList filter={filterOf(entries, context)} empty={invited} context={context}>
          {context.settings.locales.map((language) => (
            <Group key={language} language={language} jobs={entries} context={context} />
          ))}
        </FilteredList>
      )}
    </>
  )
}

interface GroupProps {
  readonly language: Locale
  readonly jobs: readonly JobCard[]
  readonly context: Context
}

/** Jobs whose main language, the first one, is this. */
function Group({ language, jobs, context }: GroupProps): ReactNode {
  const own = jobs.filter((job) => job.languages[0] === language)
  if (own.length === 0) return null
  return (
    <section className="job-list-group" data-item-group="" aria-labelledby={`jobs-${language}`}>
      <h3 id={`jobs-${language}`}>
        {context.t('job.mainLanguage', { language: context.t(`language.name.${language}`) })}
      </h3>
      <JobRows jobs={own} among={jobs} language={language} context={context} level={4} />
    </section>
  )
}

function filterOf(jobs: readonly JobCard[], { locale, settings, t }: Context) {
  return {
    list: 'job-rows',
    label: t('job.filter'),
    facets: [
      {
        key: 'language',
        legend: t('job.languages'),
        options: settings.locales.map((value) => ({ value, name: capitalised(t(`language.name.${value}`), locale) })),
      },
      {
        key: 'type',
        legend: t('job.types'),
        options: JOB_TYPES.map((value) => ({ value, name: capitalised(t(`job.type.${value}`), locale) })),
      },
    ],
    items: jobs.map(({ key, languages, types }) => ({ key, terms: { language: languages, type: types } })),
    results: [t('job.none'), ...jobs.map((_, index) => t('job.results', { count: index + 1 }))],
  }
}

export const jobList = framedSection('job-list', schema, JobList, { rhythm: 'tight' })
