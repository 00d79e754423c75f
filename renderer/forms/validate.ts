import { isDate } from '../../i18n/dates.ts'
import type { FormField, FormFields } from './fields.ts'

/** What is wrong with a field. `too-early`: the day is not after today. */
export type FieldFault = 'missing' | 'invalid' | 'too-long' | 'too-early'

/** Values by field name, as a form sends them. */
export type FormValues = Readonly<Record<string, string>>

export type Validated =
  | { readonly values: FormValues; readonly faults: null }
  | { readonly values: null; readonly faults: Readonly<Record<string, FieldFault>> }

/**
 * Checks what was filled in. The same function runs in the browser and in the receiver. `today` is a day such as 2026-11-20.
 * Values that pass are trimmed, with line ends as `\n`; fields that the form does not have are left out.
 */
export function validate({ fields }: Pick<FormFields, 'fields'>, values: FormValues, today: string): Validated {
  const trimmed = fields.map((field) => ({ field, value: clean(field, values[field.name] ?? '') }))
  const faults = trimmed.flatMap(({ field, value }) => {
    const fault = faultOf(field, value, today)
    return fault ? [[field.name, fault] as const] : []
  })
  if (faults.length > 0) return { values: null, faults: Object.fromEntries(faults) }
  return { values: Object.fromEntries(trimmed.map(({ field, value }) => [field.name, value])), faults: null }
}

/**
 * Marks that change the direction of text are removed: they are invisible, numbers copied from an address book bring them, and
 * what they turn reads as something else. So are the control characters of a text, which a word processor may leave in it.
 */
function clean({ kind }: FormField, value: string): string {
  const plain = value.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
  return (kind === 'text' ? plain.replaceAll(/(?![\t\n])\p{Cc}/gu, '') : plain).trim()
}

/** The fault of one field, with its value trimmed; undefined where there is none. */
export function faultOf(field: FormField, value: string, today: string): FieldFault | undefined {
  if (value === '') return field.required ? 'missing' : undefined
  if (value.length > field.maxLength) return isText(field) ? 'too-long' : 'invalid'
  switch (field.kind) {
    case 'text':
      return undefined
    case 'line':
      return isLine(value) ? undefined : 'invalid'
    case 'email':
      return EMAIL.test(value) ? undefined : 'invalid'
    case 'phone':
      return /^\+?[\d\s()/.-]{5,}$/.test(value) && isLine(value) ? undefined : 'invalid'
    case 'count':
      return /^0*[1-9]\d*$/.test(value) ? undefined : 'invalid'
    case 'date':
      return dateFault(value, today)
    case 'consent':
      return value === 'on' ? undefined : 'missing'
  }
}

/** Whether it makes sense to shorten what is too long. */
function isText({ kind }: FormField): boolean {
  return kind !== 'count' && kind !== 'date'
}

function dateFault(value: string, today: string): FieldFault | undefined {
  if (!isDate(value)) return 'invalid'
  return value > today ? undefined : 'too-early'
}

/** One line without control characters: safe in the header of a mail. */
function isLine(value: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(value)
}

/** What browsers take for an address in `<input type=email>` (HTML standard, "valid email address"). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
