import { isDate } from '../../i18n/dates.ts'
import type { FormField, FormFields } from './fields.ts'

/** Faults of a field. `too-early`: the day is not after today. */
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
    const fault = faultOf({ ...field, required: isNeeded(field, values) }, value, today)
    return fault ? [[field.name, fault] as const] : []
  })
  if (faults.length > 0) return { values: null, faults: Object.fromEntries(faults) }
  return { values: Object.fromEntries(trimmed.map(({ field, value }) => [field.name, value])), faults: null }
}

function isNeeded({ required, neededBy }: FormField, values: FormValues): boolean {
  return required || (neededBy !== undefined && (values[neededBy] ?? '').trim() !== '')
}

/**
 * Marks that change the direction of text are removed: they are invisible, numbers copied from an address book bring them, and
 * what they turn reads as something else. So are the control characters of a text, which a word processor may leave in it.
 */
function clean({ kind }: FormField, value: string): string {
  const plain = value.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
  if (kind === 'text') return plain.replaceAll(/(?![\t\n])\p{Cc}/gu, '').trim()
  return (kind === 'count' || kind === 'phone' ? withPlainDigits(plain) : plain).trim()
}

/** Digits of any script as `0` to `9`: an Arabic keyboard writes ٣ for 3, and who reads the request may not read that. */
function withPlainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // In Unicode the ten digits of a script follow one another, and the first one has no digit before it.
    const zero = [...Array(10).keys()].findLast((value) => /^\p{Nd}$/u.test(String.fromCodePoint(code - value))) ?? 0
    return String(zero)
  })
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
    case 'choice':
      return field.choices?.includes(value) ? undefined : 'invalid'
    case 'consent':
      return value === 'on' ? undefined : 'missing'
  }
}

/** Whether it makes sense to shorten what is too long. */
function isText({ kind }: FormField): boolean {
  return kind !== 'count' && kind !== 'date' && kind !== 'choice'
}

function dateFault(value: string, today: string): FieldFault | undefined {
  if (!isDate(value)) return 'invalid'
  return value > today ? undefined : 'too-early'
}

/** One line without control characters: safe in the header of a mail. */
function isLine(value: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(value)
}

/** Pattern by which browsers check `<input type=email>` (HTML standard, "valid email address"). */
const EMAIL =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/
