import type { FormTexts } from '../../../renderer/forms/contract.ts'
import { formOf, FORM_NAMES, type FormName } from '../../../renderer/forms/fields.ts'
import type { Translate } from '../../../renderer/model/context.ts'

/** Texts of the forms, each named after its field, so that a test can tell which one it sees. */
export function formTexts(t: Translate): Record<FormName, FormTexts> {
  const texts = FORM_NAMES.map((name) => [name, textsOf(name, t)] as const)
  return Object.fromEntries(texts) as Record<FormName, FormTexts>
}

function textsOf(name: FormName, t: Translate): FormTexts {
  const { fields, files } = formOf(name)
  const names = [...fields.map((field) => field.name), ...(files === undefined ? [] : [files])]
  const refused = (reason: string): string => t('form.refused', { reason })
  return {
    labels: Object.fromEntries(names.map((field) => [field, `<${field}>`])),
    errors: Object.fromEntries(names.map((field) => [field, t('form.error', { field })])),
    special: { attachments: { 'too-large': t('form.error', { field: 'large file' }) } },
    tooLong: t('form.tooLong', { max: '{max}' }),
    refusals: {
      duplicate: refused('duplicate'),
      spam: refused('spam'),
      forbidden: refused('forbidden'),
      'too-large': refused('too-large'),
      'too-many-requests': refused('too-many-requests'),
      malformed: refused('malformed'),
      timeout: refused('timeout'),
      busy: refused('busy'),
      unsupported: refused('unsupported'),
      failed: refused('failed'),
    },
    summary: t('form.summary'),
    back: t('form.back'),
  }
}
