import type { FormFields } from 'kartograf'
import { formField } from 'kartograf/client'
import { ASKED_FROM } from './asked-from.ts'

/** The contact form. `about`: the page that the visitor came from. */
export const contact: FormFields = {
  name: 'contact',
  subject: ASKED_FROM,
  isAboutPage: true,
  fields: [
    formField('name', 'line', { autocomplete: 'name' }),
    formField('company', 'line', { autocomplete: 'organization' }),
    formField('email', 'email', { autocomplete: 'email' }),
    formField('size', 'choice', { required: false, choices: ['small', 'medium', 'large', 'group'] }),
    formField('topic', 'choice', { choices: ['workplace', 'azure', 'security', 'other'] }),
    formField('message', 'text'),
    formField('call', 'choice', { required: false, choices: ['morning', 'noon', 'afternoon'] }),
    formField('phone', 'phone', { required: false, neededBy: 'call', autocomplete: 'tel' }),
    formField('dataprotection', 'consent'),
  ],
}

const TOPIC_OF_AREA = new Map([
  ['workplace', 'workplace'],
  ['entra-intune', 'workplace'],
  ['azure', 'azure'],
  ['security', 'security'],
])

/** The topic of a page by its area, such as `/en/azure/foundation/`; empty if the area has none. */
export function topicOf(path: string): string {
  const [, , area = ''] = path.split('/')
  return TOPIC_OF_AREA.get(area) ?? ''
}
