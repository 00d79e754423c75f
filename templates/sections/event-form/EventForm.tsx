import type { ReactNode } from 'react'
import { ref, targetOf } from 'kartograf'
import { FormWays } from '../../components/form/FormWays.tsx'
import { RequestForm } from '../../components/form/RequestForm.tsx'
import { type SectionOf, framedSection, headed } from '../../components/section/section.tsx'
import { authors } from '../../collections/cards.ts'
import { eventRequestForm } from '../../forms/forms.ts'

const schema = headed('The event request form, for pages that are not about a particular event.', {
  contact: ref(authors).optional().describe('Who answers.'),
})

function EventForm({ section, context }: SectionOf<typeof schema>): ReactNode {
  const { contact } = context.settings
  const { endpoint } = targetOf(eventRequestForm.name, context.settings)

  if (endpoint !== null)
    return <RequestForm endpoint={endpoint} subject="" person={section.contact} context={context} />
  return (
    <div className="form-panel">
      <FormWays person={section.contact} email={contact.email} context={context} />
    </div>
  )
}

export const eventForm = framedSection('event-form', schema, EventForm, {
  className: 'section-aside',
  isForm: true,
  block: false,
})
