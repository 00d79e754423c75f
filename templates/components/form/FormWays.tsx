import type { ReactNode } from 'react'
import { telLink } from 'kartograf'
import type { AuthorCard } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { PanelPerson } from '../ask-panel/PanelPerson.tsx'
import { MailLink } from '../text/MailLink.tsx'

interface Props {
  readonly person: AuthorCard | undefined
  readonly email: string
  readonly context: Context
}

/** Below or beside a form: the contact person, telephone and email, for people who do not want to fill in a form. */
export function FormWays({ person, email, context }: Props): ReactNode {
  const { phone } = context.settings.contact
  const ways = (
    <ul>
      <li>
        <Icon name="phone" />
        <a href={telLink(phone).href}>{phone}</a>
      </li>
      <li>
        <Icon name="mail" />
        <MailLink address={email} />
      </li>
    </ul>
  )
  if (!person) return <div className="cta-panel-contact">{ways}</div>
  return (
    <PanelPerson card={person} context={context}>
      {ways}
    </PanelPerson>
  )
}
