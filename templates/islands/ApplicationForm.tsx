import type { ReactNode } from 'react'
import { application } from '../forms/application.ts'
import { Attachments } from './form/Attachments.tsx'
import { Form } from './form/Form.tsx'
import type { FormProps } from './form/form-props.ts'
import { sendFiles } from './form/send.ts'

/** The form by which people apply for a job, with their documents. */
export function ApplicationForm(props: FormProps): ReactNode {
  return <Form definition={application} send={sendFiles} props={props} Attachments={Attachments} />
}
