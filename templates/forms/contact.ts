import type { FormFields } from 'kartograf'
import { formField } from 'kartograf/client'
import { ASKED_FROM } from './asked-from.ts'

/** The first message of somebody who is thinking about a service. `about` is the page that led here. */
export const contact: FormFields = {
  name: 'contact',
  subject: ASKED_FROM,
  isAboutPage: true,
  fields: [
    formField('name', 'line', { autocomplete: 'name' }),
    formField('company', 'line', { autocomplete: 'organization' }),
    formField('email', 'email', { autocomplete: 'email' }),
    formField('topic', 'choice', { choices: ['workplace', 'azure', 'security', 'other'] }),
    formField('size', 'choice', { required: false, choices: ['small', 'medium', 'large', 'group'] }),
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

/** The topic of a page of the site by the area that it is in, `/en/azure/foundation/`; empty where the area does not tell. */
export function topicOf(path: string): string {
  const [, , area = ''] = path.split('/')
  return TOPIC_OF_AREA.get(area) ?? ''
}
