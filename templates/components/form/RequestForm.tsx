import type { ReactNode } from 'react'
import { Island, formatDate } from 'kartograf'
import type { AuthorCard } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import { formProps } from './form-props.ts'
import { FormWays } from './FormWays.tsx'
import { eventRequestForm } from '../../forms/forms.ts'

interface Props {
  readonly endpoint: string
  /** Key of the event; empty if the page has none. */
  readonly subject: string
  /** The day of the event, if it is in the future. */
  readonly day?: string | undefined
  readonly person: AuthorCard | undefined
  readonly context: Context
}

/** The event request form, and the contact person. */
export function RequestForm({ endpoint, subject, day, person, context }: Props): ReactNode {
  const { t, locale, settings } = context
  const { email } = settings.contact
  const sent = {
    heading: t('event.sent.heading'),
    text: [t('event.sent.answer', { name: answererOf(person, context) }), t('event.sent.booking')],
  }
  const hints = day === undefined ? {} : { date: t('event.request.dateHint', { date: formatDate(day, locale) }) }
  const page = { endpoint, subject, hints, email, sent, submit: t('event.request.send') }

  return (
    <>
      <div className="form-panel">
        <Island name="EventForm" apart props={{ ...formProps(eventRequestForm, page, context) }} context={context} />
      </div>
      <FormWays person={person} email={email} context={context} />
    </>
  )
}

/** Name of the person who answers, or of the company if none is given. */
export function answererOf(person: AuthorCard | undefined, { settings }: Pick<Context, 'settings'>): string {
  return person?.title ?? settings.brand
}
