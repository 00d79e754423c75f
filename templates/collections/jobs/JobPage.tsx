import type { ReactNode } from 'react'
import { capitalised } from '../../components/text/capitalised.ts'
import { languageNames } from '../../components/text/language-names.ts'
import type { Context } from '../../context.ts'
import { AuthorCards } from '../authors/AuthorCards.tsx'
import { JobRows } from './JobRows.tsx'
import { EntryHero } from '../../components/entry/EntryHero.tsx'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { type Fact, Facts } from '../../components/lists/Facts.tsx'
import { Icon } from '../../components/icon/Icon.tsx'
import { JobApplication } from './JobApplication.tsx'
import { JobStory } from './JobStory.tsx'
import { Steps } from '../../components/lists/Steps.tsx'
import type { JobView } from './collection.ts'
import { formatMoney } from 'kartograf'

interface Props {
  readonly view: JobView
  readonly context: Context
}

/** A job: title, place and pay, then tasks, requirements, benefits, contact and how to apply. */
export function JobPage({ view, context }: Props): ReactNode {
  const { job, body, others } = view
  const { t } = context

  return (
    <>
      <EntryHero
        context={context}
        heading={
          <>
            {job.title} <span className="job-suffix">{job.suffix}</span>
          </>
        }
        lead={job.lead ? context.markdown(job.lead) : job.description}
        meta={<p className="entry-hero-kind">{job.department}</p>}
        below={
          <p className="entry-hero-actions actions">
            <a className="action action-primary" href="#apply">
              <span className="action-label">{t('job.apply')}</span>
              <Icon name="arrow-right" />
            </a>
          </p>
        }
      >
        <Facts className="figure-strip job-strip" facts={factsOf(view, context)} />
      </EntryHero>
      <JobStory job={job} body={body} context={context} />
      {job.team.length > 0 && (
        <EntrySection id="team" className="section-aside" heading={t('job.team')}>
          <AuthorCards people={job.team} context={context} />
        </EntrySection>
      )}
      {job.process.length > 0 && (
        <EntrySection id="process" heading={t('job.process')}>
          <Steps steps={job.process.map((step) => ({ ...step, time: step.duration }))} context={context} />
        </EntrySection>
      )}
      <JobApplication job={job} context={context} />
      {others.length > 0 && (
        <EntrySection id="others" heading={t('job.others')}>
          <JobRows jobs={others} context={context} />
        </EntrySection>
      )}
    </>
  )
}

/** Place, pay, working time and languages. */
function factsOf({ job, locations }: JobView, context: Context): Fact[] {
  const { locale, t } = context
  return [
    { label: t('job.place'), value: locations.join(', ') },
    { label: t('job.salary'), value: salaryOf(job.salary, context) },
    { label: t('job.types'), value: capitalised(job.types.map((type) => t(`job.type.${type}`)).join(', '), locale) },
    { label: t('job.languages'), value: capitalised(languageNames(job.languages, context), locale) },
  ]
}

/** A pay band in words: `62.000 € bis 78.000 € im Jahr`. */
function salaryOf(salary: JobView['job']['salary'], { locale, t }: Context): string | null {
  if (!salary) return null
  const { min, max, currency, unit } = salary
  return t(`job.salary.${unit}`, { min: formatMoney(min, currency, locale), max: formatMoney(max, currency, locale) })
}
