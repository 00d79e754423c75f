import type { ReactNode } from 'react'
import { eventRequest } from '../forms/event-request.ts'
import { Form } from './form/Form.tsx'
import type { FormProps } from './form/form-props.ts'
import { sendFields } from './form/send.ts'

/** The form by which a seat or an in-house day is requested. */
export function EventForm(props: FormProps): ReactNode {
  return <Form definition={eventRequest} send={sendFields} props={props} />
}
