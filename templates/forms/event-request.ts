import type { FormFields } from 'kartograf'
import { formField } from 'kartograf/client'

/** The request for a seat at an event, or for an in-house event. */
export const eventRequest: FormFields = {
  name: 'event-request',
  subject: 'event',
  fields: [
    formField('firstname', 'line', { autocomplete: 'given-name' }),
    formField('lastname', 'line', { autocomplete: 'family-name' }),
    formField('function', 'line', { autocomplete: 'organization-title' }),
    formField('company', 'line', { autocomplete: 'organization' }),
    formField('email', 'email', { autocomplete: 'email' }),
    formField('participants', 'count'),
    formField('date', 'date'),
    formField('message', 'text', { required: false }),
    formField('dataprotection', 'consent'),
  ],
}
