import type { Locate } from './check.ts'
import type { Collection } from './cards.ts'
import type { Data } from './collections.ts'
import type { Issue } from './issue.ts'
import type { DataPath } from './yaml.ts'

/** What a rule found wrong with a field. */
type Fault = Pick<Issue, 'code' | 'severity' | 'message'> & { readonly expected: string; readonly path: DataPath }

/**
 * What readers and search engines need of a job or an event and no single field can tell: Google drops a JobPosting or an
 * Event without its required properties in silence, so they are missed here, at the line.
 */
export function checkForSearch(collection: Collection, data: object, file: string, locate: Locate): Issue[] {
  // The value has passed the schema of its collection; TypeScript cannot tie the two together.
  const faults =
    collection === 'jobs'
      ? faultsOfJob(data as Data<'jobs'>)
      : collection === 'events'
        ? faultsOfEvent(data as Data<'events'>)
        : []
  return faults.map(({ path, code, severity, message, expected }): Issue => {
    const { line, column } = locate(path)
    return { code, severity, file, line, column, message, expected }
  })
}

function faultsOfJob({ locations, telecommute, salary, datePosted, validThrough }: Data<'jobs'>): Fault[] {
  const faults: Fault[] = []
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

function faultsOfEvent({ place, online, start, end }: Data<'events'>): Fault[] {
  const faults: Fault[] = []
  if (!place && !online)
    faults.push(missing('place', 'an event is at a place, or online', 'place: { … }, or online: true'))
  if (end < start) faults.push(wrong('end', `${end} is before ${start}`, 'a time after `start`'))
  return faults
}

function missing(field: string, reason: string, expected: string): Fault {
  return {
    code: 'missing-field',
    severity: 'error',
    path: [field],
    message: `\`${field}\` is missing: ${reason}`,
    expected,
  }
}

function wrong(field: string, reason: string, expected: string): Fault {
  return { code: 'wrong-value', severity: 'error', path: [field], message: `\`${field}\`: ${reason}`, expected }
}
