import type { ReactNode } from 'react'
import type { Locale } from 'kartograf'
import type { JobCard } from '../cards.ts'
import type { Context } from '../../context.ts'
import { capitalised } from '../../components/text/capitalised.ts'
import { lateItem } from '../../components/section/late-part.ts'
import { JobRow } from './JobRow.tsx'
import { exceptionsOf } from './exceptions.ts'

interface Props {
  readonly jobs: readonly JobCard[]
  /** All jobs of the list, if `jobs` is a group of them. */
  readonly among?: readonly JobCard[] | undefined
  /** The language that the heading of the group names. */
  readonly language?: Locale | undefined
  readonly context: Context
  readonly level?: 3 | 4 | undefined
}

/** Jobs as rows. */
export function JobRows({ jobs, among = jobs, language: own, context, level = 3 }: Props): ReactNode {
  const { locale, t } = context
  const types = exceptionsOf(among.map((job) => job.types))
  const languages = exceptionsOf(among.map((job) => job.languages))
  const tagsOf = (job: JobCard): string[] => [
    ...types(job.types).map((type) => capitalised(t(`job.type.${type}`), locale)),
    ...languages(job.languages)
      .filter((language) => language !== own)
      .map((language) => capitalised(t(`language.name.${language}`), locale)),
  ]

  return (
    <ul className="rows">
      {jobs.map((card, place) => (
        <li key={card.key} data-item={card.key} {...lateItem(place)}>
          <JobRow card={card} tags={tagsOf(card)} context={context} level={level} />
        </li>
      ))}
    </ul>
  )
}
