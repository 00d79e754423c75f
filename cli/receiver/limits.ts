import type { FormContract } from '../../renderer/forms/contract.ts'

/**
 * Bytes of all fields together, their names and the lines between them. The longest message is 12 KB of UTF-8, and three times
 * that where it is sent without script (`%E6%96%87`).
 */
export const FIELDS_BYTES = 64 * 1024

/** Bytes of one field. A longer text than a form allows is told as such; beyond this it is no text of a person. */
export const FIELD_BYTES = 48 * 1024

/** Parts of one request, files included. Forms have up to 14 fields. */
export const MAX_PARTS = 64

/** Headers of one part: browsers send two. */
export const MAX_PART_HEADERS = 8

/** Bytes that a request to a form may have. One file more than allowed passes, so that the visitor is told of it at the field. */
export function bodyLimit({ attachments }: Pick<FormContract, 'attachments'>): number {
  return FIELDS_BYTES + (attachments ? (attachments.maxFiles + 1) * attachments.maxBytes : 0)
}

/** So many addresses may use up their hourly limit at a form before it is closed to all for a while. */
export const FULL_HOURS = 50

/** Requests that are read at once, of forms with files and of forms without. */
export const MAX_RUNNING = 256

/** Requests of one address that are read at once: a person sends one, an office behind one address a few. */
export const MAX_OF_ONE = 8

/** Bytes that the requests that are read at once may have together: so much of the disk they can take at most. */
export const MAX_RUNNING_BYTES = 1024 ** 3
