import type { ReactNode } from 'react'
import { targetOf } from 'kartograf'
import type { Context } from '../../context.ts'
import { eventRequestForm } from '../../forms/forms.ts'
import { AskPanel } from '../../components/ask-panel/AskPanel.tsx'
import { EntrySection } from '../../components/entry/EntrySection.tsx'
import { answererOf, RequestForm } from '../../components/form/RequestForm.tsx'
import { mailLink } from '../../components/link/links.ts'
import type { EventView } from './collection.ts'
import { openWords } from './open-words.ts'

interface Props {
  readonly view: EventView
  readonly context: Context
}

/** Registration for an event, or a request for an in-house one: the form, or email and telephone if no receiver is configured. */
export function EventRequest({ view, context }: Props): ReactNode {
  const { event, card } = view
  const { t, settings } = context
  const [person] = event.speakers
  const isOpen = !card.past && event.registration === 'open'
  const words = openWords(card, context)
  const heading = isOpen ? words.heading : t('event.request.headingPast')
  const { endpoint } = targetOf(eventRequestForm.name, settings)

  if (endpoint === null) {
    const label = isOpen ? words.request : t('event.request.inHouse')
    const action = { label, href: mailLink(settings.contact.email, `${event.title}: ${label}`) }
    return (
      <AskPanel
        id="request"
        heading={heading}
        text={t('event.request.text')}
        action={action}
        person={person}
        context={context}
      />
    )
  }
  return (
    <EntrySection
      id="request"
      tone="sunken"
      className="section-aside"
      isForm
      heading={heading}
      lead={t(isOpen ? 'event.request.seatText' : 'event.request.formText', { name: answererOf(person, context) })}
    >
      <RequestForm
        endpoint={endpoint}
        subject={context.page.route.key}
        day={isOpen ? event.start : undefined}
        person={person}
        context={context}
      />
    </EntrySection>
  )
}
