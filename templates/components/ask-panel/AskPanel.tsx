import type { ReactNode } from 'react'
import { type Link, telLink } from 'kartograf'
import type { AuthorCard as Person } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import { Action } from '../action/Action.tsx'
import { PanelPerson } from './PanelPerson.tsx'

interface Props {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly action: { readonly label: string; readonly href: Link }
  readonly person?: Person | undefined
  readonly context: Context
}

/** The call to action at the end of a page: a dark panel with a button, the telephone and a person. */
export function AskPanel({ id, heading, text, action, person, context }: Props): ReactNode {
  const { phone } = context.chrome.footer

  return (
    <section className="section cta-panel" data-tone="light" id={id} aria-labelledby={`${id}-title`}>
      <div className="block">
        <div className="cta-panel-box" data-tone="night">
          <div className="cta-panel-offer">
            <h2 id={`${id}-title`}>{heading}</h2>
            <p className="cta-panel-text lead">{text}</p>
            <div className="actions">
              <Action action={action} kind="primary" context={context} />
              <Action action={{ label: phone, href: telLink(phone) }} kind="secondary" context={context} />
            </div>
          </div>
          {person && <PanelPerson card={person} context={context} />}
        </div>
      </div>
    </section>
  )
}
