import { formField, type FormFields } from '../../renderer/forms/fields.ts'

/** The application for a job, with documents. */
export const application: FormFields = {
  name: 'application',
  subject: 'job',
  files: 'attachments',
  fields: [
    formField('firstname', 'line', { autocomplete: 'given-name' }),
    formField('lastname', 'line', { autocomplete: 'family-name' }),
    formField('email', 'email', { autocomplete: 'email' }),
    formField('phone', 'phone', { required: false, autocomplete: 'tel' }),
    formField('message', 'text', { required: false }),
    formField('dataprotection', 'consent'),
  ],
}
