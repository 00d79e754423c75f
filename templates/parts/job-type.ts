import { JOB_TYPES, type JobType } from '../collections/jobs/schema.ts'

/** Tells whether a word is one of the employment types, which all have a name in the message catalogues. */
export function isJobType(value: string): value is JobType {
  return JOB_TYPES.some((type) => type === value)
}
