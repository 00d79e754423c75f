import {
  type DataFault,
  type DataOf,
  country,
  currency,
  date,
  frontMatter,
  inline,
  locale,
  ref,
  same,
  text,
  z,
} from 'kartograf'
import { JOB_TYPES, authors } from '../cards.ts'
import { missing, wrong } from '../data-faults.ts'

/** The lists that make up a job, in display order. */
export const JOB_PARTS = ['tasks', 'first90', 'must', 'nice', 'onCall', 'benefits'] as const
export type JobPart = (typeof JOB_PARTS)[number]

/** Front matter of a job offer. */
export const jobSchema = frontMatter({
  lead: inline()
    .optional()
    .describe('A sentence below the title, of what the facts below do not say; without it, the description.'),
  suffix: text().default('').describe('Suffix of the title, such as “(all genders)”.'),
  types: same(z.array(z.enum(JOB_TYPES)).min(1, 'must have at least one type')).describe('Kinds of employment.'),
  languages: z.array(locale()).min(1, 'must have at least one language').describe('Languages that the job needs.'),
  locations: z
    .array(text())
    .default([])
    .describe('Keys of `locations` in `site.yaml`; required unless `telecommute` is set.'),
  telecommute: z.array(country()).default([]).describe('Countries from which the job can be done fully remotely.'),
  remote: text().optional().describe('Share of remote work, as text.'),
  department: text().describe('Department.'),
  datePosted: same(date()).describe('Date of publication.'),
  validThrough: same(date()).describe('Last day on the site.'),
  salary: same(
    z
      .strictObject({
        min: z.number().describe('From.'),
        max: z.number().describe('To.'),
        currency: currency().describe('Currency.'),
        unit: z.enum(['year', 'month', 'hour']).describe('Per.'),
      })
      .optional(),
  ).describe('Pay range; `check` warns if it is missing.'),
  start: text().optional().describe('When it begins.'),
  hours: text().optional().describe('Hours per week.'),
  tasks: z.array(inline()).describe('What one does.'),
  first90: z.array(inline()).default([]).describe('What happens in the first 90 days.'),
  must: z.array(inline()).describe('Requirements.'),
  nice: z.array(inline()).default([]).describe('Nice to have.'),
  onCall: inline().optional().describe('Terms of on-call duty.'),
  benefits: z.array(inline()).default([]).describe('What the company offers.'),
  team: z.array(ref(authors)).default([]).describe('The team.'),
  contact: z
    .strictObject({
      name: text().describe('Name.'),
      role: text().describe('Position.'),
      email: text().describe('E-mail address.'),
    })
    .describe('Who answers questions.'),
  process: z
    .array(
      z.strictObject({
        duration: text().describe('How long it takes.'),
        title: text().describe('The step.'),
        text: inline().describe('What happens.'),
      }),
    )
    .default([])
    .describe('Steps of the application.'),
}).describe('An open position; the text introduces it in 60 to 120 words.')
export type JobData = DataOf<typeof jobSchema>

/** Requirements of search engines that involve several fields. Search engines silently ignore jobs that do not meet them. */
export function faultsOfJob({ locations, telecommute, salary, datePosted, validThrough }: JobData): DataFault[] {
  const faults: DataFault[] = []
  if (locations.length + telecommute.length === 0)
    faults.push(missing('locations', 'a job is at a location, or from home', 'locations: [...], or telecommute: [DE]'))
  if (validThrough < datePosted)
    faults.push(wrong('validThrough', `${validThrough} is before ${datePosted}`, 'a day after `datePosted`'))
  if (salary && salary.max < salary.min)
    faults.push(wrong('salary', `${salary.max} is less than ${salary.min}`, '`min` first, then `max`'))
  if (!salary)
    faults.push({
      code: 'missing-salary',
      severity: 'warning',
      path: ['salary'],
      message: 'a job should state its pay or pay range, see Directive (EU) 2023/970, Article 5',
      expected: 'salary: { min: 62000, max: 78000, unit: year }',
    })
  return faults
}
