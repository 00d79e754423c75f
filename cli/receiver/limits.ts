import type { FormContract } from '../../renderer/forms/contract.ts'

/** Bytes of all fields together, with names and separators, that every form may send. */
export const FIELDS_BYTES = 64 * 1024

/** Bytes that every field may have. Texts longer than the form allows get a message; much longer ones are not from a person. */
const FIELD_BYTES = 48 * 1024

/** Maximum bytes of a character, sent without script: `%E6%96%87`. */
const CHARACTER_BYTES = 9

/** Room for names and separators, and for texts that are a little too long, so that visitors get a message at the field. */
const MORE_BYTES = 16 * 1024

type Fields = Pick<FormContract, 'fields'>

/** Maximum bytes of all fields together: what the form allows must arrive in any script. */
export function fieldsLimit({ fields }: Fields): number {
  const characters = fields.reduce((sum, { maxLength }) => sum + maxLength, 0)
  return Math.max(FIELDS_BYTES, CHARACTER_BYTES * characters + MORE_BYTES)
}

/** Maximum bytes of one field. */
export function fieldLimit({ fields }: Fields, name: string): number {
  const { maxLength = 0 } = fields.find((field) => field.name === name) ?? {}
  return Math.max(FIELD_BYTES, CHARACTER_BYTES * maxLength)
}

/** Maximum parts of a request beside those of its fields: files, and fields that every form has. */
const OTHER_PARTS = 64

/** Maximum parts of a request. */
export function partLimit({ fields }: Fields): number {
  return fields.length + OTHER_PARTS
}

/** Maximum headers of a part; browsers send two. */
export const MAX_PART_HEADERS = 8

/** Maximum bytes of a request. Leaves room for one file too many, so that the visitor gets a message at the field. */
export function bodyLimit({ fields, attachments }: Pick<FormContract, 'fields' | 'attachments'>): number {
  return fieldsLimit({ fields }) + (attachments ? (attachments.maxFiles + 1) * attachments.maxBytes : 0)
}

/** Number of addresses that may use up the hourly limit of a form before it is closed to everyone for a while. */
export const FULL_HOURS = 50

/** Maximum requests that are read concurrently, for forms with files and for those without. */
export const MAX_RUNNING = 256

/** Maximum requests of one address that are read concurrently: a person sends one, an office with one address a few. */
export const MAX_OF_ONE = 8

/** Maximum bytes of all requests that are read concurrently, and so of the disk space that they use. */
export const MAX_RUNNING_BYTES = 1024 ** 3
