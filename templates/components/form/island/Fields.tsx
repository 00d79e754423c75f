import type { ReactNode } from 'react'
import type { FormFields } from 'kartograf'
import type { Messages } from 'kartograf/client'
import { Field } from './Field.tsx'
import type { FormProps } from './form-props.ts'

interface FieldsProps {
  readonly definition: FormFields
  /** Prefix of the ids of its fields. */
  readonly id: string
  readonly faults: Messages
  readonly firstDay: string | undefined
  readonly props: FormProps
}

/** The fields that a visitor fills in, without files and consent. */
export function Fields({ definition, id, faults, firstDay, props }: FieldsProps): ReactNode {
  const { texts, words, hints, values } = props

  return definition.fields.map((field) =>
    field.kind === 'consent' ? null : (
      <Field
        key={field.name}
        field={field}
        id={`${id}${field.name}`}
        label={texts.labels[field.name] ?? ''}
        choices={texts.choices?.[field.name]}
        optional={words.optional}
        hint={hints[field.name]}
        value={values[field.name]}
        message={faults[field.name]}
        firstDay={firstDay}
      />
    ),
  )
}

interface UnseenProps {
  readonly id: string
  /** Name of the field with what the form is about, if any. */
  readonly subject: FormFields['subject']
  readonly props: FormProps
}

/** What is sent besides: language and subject, what the script adds, and the trap for robots, which must stay empty. */
export function UnseenFields({ id, subject, props }: UnseenProps): ReactNode {
  return (
    <>
      <input type="hidden" name="locale" value={props.locale} />
      {subject && <input type="hidden" name={subject} value={props.subject} />}
      <input type="hidden" name="elapsed" />
      <input type="hidden" name="submission" />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor={`${id}website`}>{props.words.trap}</label>
        <input id={`${id}website`} name="website" type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
