import type { Fault, FormContract } from '../../renderer/forms/contract.ts'
import { validate, type FormValues } from '../../renderer/forms/validate.ts'
import { RefusedError } from './refused.ts'
import type { Submission } from './submission.ts'

/** Characters of a key. Folder names have up to 255, and a title of a whole sentence must pass. */
const MAX_KEY = 255

/** What a submission says, checked. */
export interface CheckedSubmission {
  readonly values: FormValues
  readonly subject: string
  /** Random id of one filling-in; empty without script. */
  readonly submission: string
}

/** Checks all that is not a file's own: the hidden fields, then the values as the browser does. `today`: 2026-11-20. */
export function checkSubmission(
  form: FormContract,
  { fields, attachmentFaults }: Submission,
  today: string,
  asked: AskedPage,
): CheckedSubmission {
  const field = (name: string): string => fields.get(name) ?? ''
  const named = form.subject === undefined ? '' : field(form.subject)
  const subject = form.isAboutPage ? pageOf(named, asked) : named
  const submission = field('submission')
  if (!(form.isAboutPage || isKey(subject)) || !/^[\w-]{0,64}$/.test(submission)) throw new RefusedError('malformed')
  if (field('website') !== '' || isTooFast(field('elapsed'), form)) throw new RefusedError('spam')
  const { values, faults } = validate(form, Object.fromEntries(fields), today)
  const [fileFault] = attachmentFaults
  const { files } = form
  const all: Record<string, Fault> = { ...faults, ...(files !== undefined && fileFault && { [files]: fileFault }) }
  if (!values || Object.keys(all).length > 0) throw new RefusedError('invalid', { faults: all })
  return { values, subject, submission }
}

/** What is known of the page that a visitor asks from. */
interface AskedPage {
  /** The path in the query of the form's own address; empty without one. Without script the field does not hold it. */
  readonly inAddress: string
  /** Paths of all pages of the site. */
  readonly pages: readonly string[]
}

/** The page from which a visitor asks. An unknown page is left out: a truncated address must not reject the request. */
function pageOf(named: string, { inAddress, pages }: AskedPage): string {
  return pages.find((page) => page === (named || inAddress)) ?? ''
}

/** Empty, or the key of an entry, whose folders may be nested: `2026/summit`. */
function isKey(subject: string): boolean {
  return subject.length <= MAX_KEY && /^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(subject)
}

/** Without script the time is not measured, and the field is empty. */
function isTooFast(elapsed: string, { minimumElapsed }: FormContract): boolean {
  if (elapsed === '') return false
  if (!/^\d{1,12}(\.\d{1,20})?$/.test(elapsed)) throw new RefusedError('malformed')
  return Number(elapsed) < minimumElapsed
}
