import {
  type Markdown,
  type SearchScope,
  type Settings,
  type ShownFields,
  type Thing,
  absoluteUrl,
  addressOf,
  escapeHtml,
  organizationRef,
  targetOf,
  withOffset,
} from 'kartograf'
import { application } from '../../forms/application.ts'
import type { JobType } from '../cards.ts'
import type { JobHeadings } from './headings.ts'
import { JOB_PARTS, type JobData } from './schema.ts'

type Job = ShownFields<JobData>

/** Our employment types in Google's terms. `permanent` does not state the hours, so it is used only if it is the only type. */
const EMPLOYMENT: Readonly<Record<JobType, string>> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  permanent: 'FULL_TIME',
  internship: 'INTERN',
  training: 'OTHER',
  student: 'PART_TIME',
}

/** A job as described in developers.google.com/search/docs/appearance/structured-data/job-posting. */
export function jobThing(
  job: Job,
  body: Markdown | null,
  { page: { route }, settings, html }: SearchScope,
  headings: JobHeadings | undefined,
): Thing {
  return {
    '@type': 'JobPosting',
    // Without the suffix of the visible title ("m/w/d").
    title: job.title,
    description: descriptionOf(job, body, html, headings),
    identifier: { '@type': 'PropertyValue', name: settings.brand, value: route.key },
    url: absoluteUrl(settings.baseUrl, route.path),
    datePosted: job.datePosted,
    validThrough: withOffset(`${job.validThrough}T23:59`, settings.timeZone),
    employmentType: employmentOf(job.types),
    hiringOrganization: employerOf(job, settings),
    ...placesOf(job, settings),
    ...(job.salary && { baseSalary: salaryOf(job.salary) }),
    ...(job.hours !== undefined && { workHours: job.hours }),
    directApply: targetOf(application.name, settings).endpoint !== null,
  }
}

/** The company that employs people at the places of a job; the organization as a whole if these are several companies. */
function employerOf({ locations }: Job, settings: Settings): Thing {
  const { baseUrl, icon, organization } = settings
  const whole = organizationRef(settings)
  const own = plainly(organization.legalName)
  const companies = new Set(locations.map((key) => plainly(settings.locations[key]?.entity ?? own)))
  const [legalName = own, another] = companies
  const isOther = another === undefined && legalName !== own
  return {
    ...(isOther ? { '@type': 'Organization', name: settings.brand, parentOrganization: whole } : whole),
    ...(another === undefined && { legalName }),
    ...(icon !== undefined && { logo: absoluteUrl(baseUrl, icon) }),
  }
}

/** A name with ordinary blanks: one that is shown may have some that keep it on a line. */
function plainly(name: string): string {
  return name.replaceAll(/\s/g, ' ')
}

function descriptionOf(
  job: Job,
  body: Markdown | null,
  html: SearchScope['html'],
  headings: JobHeadings | undefined,
): string {
  const parts = JOB_PARTS.flatMap((part) => {
    const items = [job[part] ?? []].flat()
    if (items.length === 0) return []
    const heading = headings ? `<h3>${escapeHtml(headings[part])}</h3>` : ''
    return [`${heading}<ul>${items.map((item) => `<li>${inParagraph(html(item))}</li>`).join('')}</ul>`]
  })
  return [`<p>${escapeHtml(job.description)}</p>`, ...(body ? [html(body)] : []), ...parts].join('\n')
}

/** An inline text without the tags of its single paragraph. */
function inParagraph(html: string): string {
  return html.replace(/^<p>([\s\S]*)<\/p>$/, '$1')
}

function employmentOf(types: readonly JobType[]): readonly string[] {
  const telling = types.length > 1 ? types.filter((type) => type !== 'permanent') : types
  return [...new Set(telling.map((type) => EMPLOYMENT[type]))]
}

function placesOf({ locations, telecommute }: Job, settings: Settings): Readonly<Record<string, unknown>> {
  const places = locations.flatMap((key) => settings.locations[key] ?? [])
  return {
    ...(places.length > 0 && {
      jobLocation: places.map((place) => ({ '@type': 'Place', address: addressOf(place) })),
    }),
    ...(telecommute.length > 0 && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: telecommute.map((name) => ({ '@type': 'Country', name })),
    }),
  }
}

function salaryOf({ min, max, currency, unit }: NonNullable<Job['salary']>): Thing {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: { '@type': 'QuantitativeValue', minValue: min, maxValue: max, unitText: unit.toUpperCase() },
  }
}
