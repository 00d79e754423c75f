import type { ReactNode } from 'react'
import { application } from '../../../forms/application.ts'
import { Attachments } from './Attachments.tsx'
import { Form } from './Form.tsx'
import type { FormProps } from './form-props.ts'
import { sendFiles } from './send.ts'

/** The application form for a job, with documents. */
export function ApplicationForm(props: FormProps): ReactNode {
  return <Form definition={application} send={sendFiles} props={props} Attachments={Attachments} />
}
