import type { ReactNode } from 'react'
import { defineSection, ref, targetOf } from 'kartograf'
import { FormWays } from '../../components/form/FormWays.tsx'
import { RequestForm } from '../../components/form/RequestForm.tsx'
import { SectionFrame } from '../../components/section/SectionFrame.tsx'
import { type SectionOf, headed } from '../../components/section/section.ts'
import { authors } from '../../collections/cards.ts'
import { eventRequestForm } from '../../forms/forms.ts'

const schema = headed('The form for events, on a page that is about no particular event.', {
  contact: ref(authors).optional().describe('Who answers.'),
})

function EventForm({ section, context, index }: SectionOf<typeof schema>): ReactNode {
  const { contact } = context.settings
  const { endpoint } = targetOf(eventRequestForm.name, context.settings)

  return (
    <SectionFrame section={section} index={index} context={context} className="section-aside">
      {endpoint === null ? (
        <div className="form-panel">
          <FormWays person={section.contact} email={contact.email} context={context} />
        </div>
      ) : (
        <RequestForm endpoint={endpoint} subject="" person={section.contact} context={context} />
      )}
    </SectionFrame>
  )
}

export const eventForm = defineSection('event-form', schema, EventForm)
