import type { FormFields } from 'kartograf'
import { formField } from 'kartograf/client'

/** The booking of a visit. `exhibition` tells what it is for; on the page of all visits it is empty. */
export const bookingFields: FormFields = {
  name: 'booking',
  subject: 'exhibition',
  fields: [
    formField('visit', 'choice', { choices: ['alone', 'guided', 'school'] }),
    formField('tongue', 'choice', { choices: ['ar', 'fr'] }),
    formField('date', 'date'),
    formField('people', 'count', { maxLength: 2 }),
    formField('name', 'line', { autocomplete: 'name' }),
    formField('email', 'email', { autocomplete: 'email' }),
    formField('phone', 'phone', { required: false, autocomplete: 'tel' }),
    formField('message', 'text', { required: false, maxLength: 1000 }),
    formField('consent', 'consent'),
  ],
}
