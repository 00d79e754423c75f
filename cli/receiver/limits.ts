import type { FormContract } from '../../renderer/forms/contract.ts'

/**
 * Maximum bytes of all fields together, with names and separators. The longest message has 12 KB in UTF-8, and three times that if it is
 * sent without script (`%E6%96%87`).
 */
export const FIELDS_BYTES = 64 * 1024

/** Maximum bytes of a field. Texts longer than the form allows get a message; longer than this, they are not from a person. */
export const FIELD_BYTES = 48 * 1024

/** Maximum parts of a request beside those of its fields: files, and fields that every form has. */
const OTHER_PARTS = 64

/** Maximum parts of a request. */
export function partLimit({ fields }: Pick<FormContract, 'fields'>): number {
  return fields.length + OTHER_PARTS
}

/** Maximum headers of a part; browsers send two. */
export const MAX_PART_HEADERS = 8

/** Maximum bytes of a request. Leaves room for one file too many, so that the visitor gets a message at the field. */
export function bodyLimit({ attachments }: Pick<FormContract, 'attachments'>): number {
  return FIELDS_BYTES + (attachments ? (attachments.maxFiles + 1) * attachments.maxBytes : 0)
}

/** Number of addresses that may use up the hourly limit of a form before it is closed to everyone for a while. */
export const FULL_HOURS = 50

/** Maximum requests that are read concurrently, for forms with files and for those without. */
export const MAX_RUNNING = 256

/** Maximum requests of one address that are read concurrently: a person sends one, an office with one address a few. */
export const MAX_OF_ONE = 8

/** Maximum bytes of all requests that are read concurrently, and so of the disk space that they use. */
export const MAX_RUNNING_BYTES = 1024 ** 3
