import type { FormTexts } from '../../../renderer/forms/contract.ts'
import { defineForm } from '../../../renderer/forms/define-form.ts'
import type { FormFields } from '../../../renderer/forms/fields.ts'
import type { Translate } from '../../../renderer/model/context.ts'
import { application } from '../../../templates/forms/application.ts'
import { eventRequest } from '../../../templates/forms/event-request.ts'

/** The forms of the company's site, with texts that are named after their fields, so that a test can tell which one it sees. */
export const forms = [eventRequest, application].map((fields) =>
  defineForm({ ...fields, texts: (t) => textsOf(fields, t) }),
)

function textsOf({ fields, files }: FormFields, t: Translate): FormTexts {
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
