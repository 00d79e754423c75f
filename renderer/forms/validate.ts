import { isDate } from '../../i18n/dates.ts'
import type { FormField, FormFields } from './fields.ts'

/** Errors of a field. `too-early`: the date is not after today. */
export type FieldFault = 'missing' | 'invalid' | 'too-long' | 'too-early'

/** Values by field name, as sent by a form. */
export type FormValues = Readonly<Record<string, string>>

type Validated =
  | { readonly values: FormValues; readonly faults: null }
  | { readonly values: null; readonly faults: Readonly<Record<string, FieldFault>> }

/**
 * Validates form input; used in the browser and the receiver. `today` is a date such as 2026-11-20. Valid values are trimmed, with `\n` as
 * line breaks; unknown fields are dropped.
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
 * Removes invisible characters: direction marks, which come with numbers copied from address books and can disguise text, and control
 * characters, which word processors may leave behind.
 */
function clean({ kind }: FormField, value: string): string {
  const plain = value.replaceAll(/\r\n?/g, '\n').replaceAll(/[\u202A-\u202E\u2066-\u2069]/g, '')
  if (kind === 'text') return plain.replaceAll(/(?![\t\n])\p{Cc}/gu, '').trim()
  if (kind === 'email') return plain.normalize('NFKC').trim()
  return (kind === 'count' || kind === 'phone' ? withPlainSigns(withPlainDigits(plain)) : plain).trim()
}

/** Converts the wide signs of keyboards in East Asia, and hyphens of any kind: `（０３）１２３４−５６７８`. */
function withPlainSigns(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\u2010-\u2015\u2212\u30FC]/g, '-')
}

/** Converts digits of any script to `0` to `9`: an Arabic keyboard writes ٣ for 3, which the recipient may not be able to read. */
function withPlainDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    // In Unicode, the ten digits of a script are consecutive, and no digit precedes the first one.
    const zero = [...Array(10).keys()].findLast((value) => /^\p{Nd}$/u.test(String.fromCodePoint(code - value))) ?? 0
    return String(zero)
  })
}

/** The error of a field with a trimmed value; undefined if valid. */
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

/** Whether the value can be shortened by the visitor. */
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
