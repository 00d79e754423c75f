import { withEscapes, withLetters } from '../../renderer/definitions/decoded.ts'
import type { Fault, FormContract } from '../../renderer/forms/contract.ts'
import { isName } from '../../renderer/definitions/letters/letters.ts'
import { validate, type FormValues } from '../../renderer/forms/validate.ts'
import { RefusedError } from './refused.ts'
import type { Submission } from './submission.ts'

/** Maximum characters of a key: that of folder names, because a key may be made from a long title. */
const MAX_KEY = 255

/** A valid submission. */
export interface CheckedSubmission {
  readonly values: FormValues
  readonly subject: string
  /** Random id that is the same when sending is repeated; empty without script. */
  readonly submission: string
}

/**
 * Checks everything except the contents of files: the hidden fields, then the values like the browser. `today`: 2026-11-20. Throws
 * RefusedError.
 */
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

/** Data about the page that a visitor came from. */
interface AskedPage {
  /** The path in the query of the form's URL, for visitors without script; empty if there is none. */
  readonly inAddress: string
  /** Paths of all pages of the site. */
  readonly pages: readonly string[]
}

/** The page that the visitor came from; empty if unknown, because a truncated address must not cause a rejection. */
function pageOf(named: string, { inAddress, pages }: AskedPage): string {
  // Forms and addresses have letters, where the list has escapes.
  const asked = withEscapes(named || inAddress)
  return withLetters(pages.find((page) => page === asked) ?? '')
}

/** Whether a subject is empty or the key of an entry, which may be nested: `2026/summit`. */
function isKey(subject: string): boolean {
  if (subject.length > MAX_KEY) return false
  return /^([a-z0-9-]+(\/[a-z0-9-]+)*)?$/.test(subject) || subject.split('/').every(isName)
}

/** Whether the form was filled in too fast. Without script the time is unknown. */
function isTooFast(elapsed: string, { minimumElapsed }: FormContract): boolean {
  if (elapsed === '') return false
  if (!/^\d{1,12}(\.\d{1,20})?$/.test(elapsed)) throw new RefusedError('malformed')
  return Number(elapsed) < minimumElapsed
}
