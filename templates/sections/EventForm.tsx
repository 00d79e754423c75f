import type { ReactNode } from 'react'
import { ref, z } from '../../renderer/model/fields.ts'
import { defineSection } from '../../renderer/model/theme.ts'
import { FormWays } from '../parts/FormWays.tsx'
import { RequestForm } from '../parts/RequestForm.tsx'
import { SectionFrame, frameFields, headFields } from '../parts/SectionFrame.tsx'
import type { SectionOf } from '../parts/section-of.ts'
import { authors } from '../collections/cards.ts'
import { targetOf } from '../../renderer/forms/settings.ts'
import { eventRequestForm } from '../forms/forms.ts'

const schema = z.strictObject({
  type: z.literal('event-form'),
  ...frameFields,
  ...headFields,
  contact: ref(authors).optional(),
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

/** The event request form on a page that is about no particular event. */
export const eventForm = defineSection('event-form', schema, EventForm)
