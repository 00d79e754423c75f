import type { ReactNode } from 'react'
import { eventRequest } from '../../../forms/event-request.ts'
import { Form } from './Form.tsx'
import type { FormProps } from './form-props.ts'
import { sendFields } from './send.ts'

/** The form to request a seat or an in-house event. */
export function EventForm(props: FormProps): ReactNode {
  return <Form definition={eventRequest} send={sendFields} props={props} />
}
