import { LOCALES } from '../../../i18n/locale-tags.ts'
import type { DataFault, DataOf } from '../../../renderer/model/collection.ts'
import { country, currency, date, inline, ref, same, text, z } from '../../../renderer/model/fields.ts'
import { frontMatter } from '../../../renderer/model/front-matter.ts'
import { authors } from '../cards.ts'
import { missing, wrong } from '../data-faults.ts'

/** Employment types, in the order in which filters show them. */
export const JOB_TYPES = [
  'full_time',
  'part_time',
  'contract',
  'permanent',
  'internship',
  'training',
  'student',
] as const
export type JobType = (typeof JOB_TYPES)[number]

/** The lists that a job consists of, in the order in which they are read. */
export const JOB_PARTS = ['tasks', 'first90', 'must', 'nice', 'onCall', 'benefits'] as const
export type JobPart = (typeof JOB_PARTS)[number]

const locale = () => z.enum(LOCALES)

/** Front matter of a job offer. */
export const jobSchema = frontMatter({
  suffix: text().default(''),
  types: same(z.array(z.enum(JOB_TYPES)).min(1, 'must name at least one type')),
  languages: z.array(locale()).min(1, 'must name at least one language'),
  /** Keys of the locations in `content/site.yaml`. */
  locations: z.array(text()).default([]),
  /** Countries from which the whole job may be done at home. */
  telecommute: z.array(country()).default([]),
  remote: text().optional(),
  department: text(),
  datePosted: same(date()),
  validThrough: same(date()),
  salary: same(
    z
      .strictObject({
        min: z.number(),
        max: z.number(),
        currency: currency(),
        unit: z.enum(['year', 'month', 'hour']),
      })
      .optional(),
  ),
  start: text().optional(),
  hours: text().optional(),
  tasks: z.array(inline()),
  first90: z.array(inline()).default([]),
  must: z.array(inline()),
  nice: z.array(inline()).default([]),
  onCall: inline().optional(),
  benefits: z.array(inline()).default([]),
  /** Whom one will work with. */
  team: z.array(ref(authors)).default([]),
  contact: z.strictObject({ name: text(), role: text(), email: text() }),
  process: z.array(z.strictObject({ duration: text(), title: text(), text: inline() })).default([]),
})
export type JobData = DataOf<typeof jobSchema>

/** What search engines require of a job and no single field can tell: without it they drop the job in silence. */
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
