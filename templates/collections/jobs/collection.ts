import { type CardScope, type DrawPage, type Entry, type Translate, type ViewScope, defineCollection } from 'kartograf'
import { jobs, type JobCard } from '../cards.ts'
import { othersOf } from '../others.ts'
import type { JobHeadings } from './headings.ts'
import { faultsOfJob, jobSchema, type JobData } from './schema.ts'
import { jobThing } from './structured-data.ts'

export type JobView = ReturnType<typeof viewOf>

/**
 * Job offers, newest first. Each expires after `validThrough`. `headings`: those of the description in structured data; without them, its
 * parts are simply joined.
 */
export const jobCollection = (Page: DrawPage<JobView>, headings?: (t: Translate) => JobHeadings) =>
  defineCollection(jobs, {
    singular: 'job',
    schema: jobSchema,
    placeholders: {
      types: [],
      languages: [],
      department: '',
      datePosted: '1970-01-01',
      validThrough: '9999-12-31',
      tasks: [],
      must: [],
      contact: { name: '', role: '', email: '' },
    },
    terms: { locations: 'locations' },
    check: faultsOfJob,
    order: ({ datePosted }) => datePosted,
    published: ({ datePosted }) => datePosted,
    lastDay: ({ validThrough }) => validThrough,
    card: cardOf,
    view: viewOf,
    Page,
    structuredData: ({ job, body }, scope) => [jobThing(job, body, scope, headings?.(scope.t))],
  })

function cardOf(entry: Entry<JobData>, scope: CardScope): JobCard {
  const { suffix, types, languages, locations, department, datePosted, salary, hours } = entry.data
  return {
    ...scope.base(entry),
    suffix,
    types,
    languages,
    locations: locationNames(locations, scope),
    department,
    datePosted,
    salary: salary ?? null,
    hours: hours === undefined ? null : scope.text(hours, entry),
  }
}

function viewOf(entry: Entry<JobData>, scope: ViewScope) {
  return {
    job: scope.fields(entry),
    locations: locationNames(entry.data.locations, scope),
    body: scope.body,
    others: othersOf(jobs, entry, scope),
  }
}

/** Names of locations in the page's language. */
function locationNames(keys: readonly string[], { settings, locale }: CardScope): readonly string[] {
  return keys.map((key) => settings.locations[key]?.name[locale] ?? key)
}
