import { attachmentFaults, type AttachmentLimits } from './attachments.ts'
import { faultText, type Fault } from './contract.ts'
import type { FormFields } from './fields.ts'
import type { Messages } from './outcome.ts'
import { validate } from './validate.ts'

type Texts = Parameters<typeof faultText>[0]

/** Validation messages of a form by field name; empty if valid. `today` is a date such as 2026-11-20. */
export function checkForm(
  definition: FormFields,
  data: FormData,
  texts: Texts,
  limits: AttachmentLimits | null,
  today: string,
): Messages {
  const values = Object.fromEntries([...data].flatMap(([name, value]) => (isText(value) ? [[name, value]] : [])))
  const faults: Readonly<Record<string, Fault>> = validate(definition, values, today).faults ?? {}
  const fields = definition.fields.flatMap(({ name, maxLength }) => {
    const fault = faults[name]
    return fault ? [[name, faultText(texts, name, fault, maxLength)] as const] : []
  })
  return { ...Object.fromEntries(fields), ...checkFiles(definition, data, texts, limits) }
}

function checkFiles({ files }: FormFields, data: FormData, texts: Texts, limits: AttachmentLimits | null): Messages {
  if (files === undefined || limits === null) return {}
  // An empty file field sends a file without a name.
  const chosen = data.getAll(files).flatMap((value) => (isText(value) || value.name === '' ? [] : [value]))
  const [fault] = attachmentFaults(chosen, limits)
  return fault ? { [files]: faultText(texts, files, fault, limits.maxFiles) } : {}
}

function isText(value: FormDataEntryValue): value is string {
  return typeof value === 'string'
}

/** Names of all fields that can be invalid, in the order of the form: files come before the consent, which is last. */
export function fieldOrder({ fields, files }: FormFields): readonly string[] {
  const names = fields.map(({ name }) => name)
  return files === undefined ? names : [...names.slice(0, -1), files, ...names.slice(-1)]
}
