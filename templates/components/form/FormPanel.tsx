import type { ReactNode } from 'react'
import type { FormDefinition } from 'kartograf'
import type { AuthorCard } from '../../collections/cards.ts'
import type { Context, MessageKey } from '../../context.ts'
import { Island } from '../../islands.ts'
import { formProps, type FormOfPage } from './form-props.ts'
import { FormWays } from './FormWays.tsx'

interface Props {
  readonly island: 'ApplicationForm' | 'EventForm'
  readonly form: FormDefinition<MessageKey>
  readonly page: FormOfPage
  readonly person: AuthorCard | undefined
  readonly context: Context
}

/** A form, and the other ways to send the same request. */
export function FormPanel({ island, form, page, person, context }: Props): ReactNode {
  return (
    <>
      <div className="form-panel">
        <Island name={island} apart props={{ ...formProps(form, page, context) }} context={context} />
      </div>
      <FormWays person={person} email={page.email} context={context} />
    </>
  )
}
