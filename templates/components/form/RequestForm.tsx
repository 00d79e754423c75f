import type { ReactNode } from 'react'
import { formatDate } from 'kartograf'
import type { AuthorCard } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import type { FormOfPage } from './form-props.ts'
import { FormPanel } from './FormPanel.tsx'
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
  const { t, settings } = context
  const { email } = settings.contact
  const sent = {
    heading: t('event.sent.heading'),
    text: [t('event.sent.answer', { name: answererOf(person, context) }), t('event.sent.booking')],
  }
  const page = { endpoint, subject, ...dateOf(day, context), email, sent, submit: t('event.request.send') }
  return <FormPanel island="EventForm" form={eventRequestForm} page={page} person={person} context={context} />
}

/** The date field of an event is filled with its day, so that only those who want another one have to think of it. */
function dateOf(day: string | undefined, { t, locale }: Context): Pick<FormOfPage, 'hints' | 'values'> {
  if (day === undefined) return {}
  return {
    hints: { date: t('event.request.dateHint', { date: formatDate(day, locale) }) },
    values: { date: day.slice(0, 10) },
  }
}

/** Name of the person who answers, or of the company if none is given. */
export function answererOf(person: AuthorCard | undefined, { settings }: Pick<Context, 'settings'>): string {
  return person?.title ?? settings.brand
}
