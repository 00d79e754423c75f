import type { ReactNode } from 'react'
import type { AuthorCard as Person } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import type { ActionLink } from '../action/Action.tsx'
import { PanelBox } from './PanelBox.tsx'
import { PanelPerson } from './PanelPerson.tsx'
import { PanelWays } from './PanelWays.tsx'

interface Props {
  readonly id: string
  readonly heading: string
  readonly text: string
  readonly action: ActionLink
  readonly person?: Person | undefined
  readonly context: Context
}

/** The call to action at the end of a page: a dark panel with a button, a person, the telephone and the response time. */
export function AskPanel({ id, heading, text, action, person, context }: Props): ReactNode {
  const ways = <PanelWays reply={context.t('ask.reply')} context={context} />

  return (
    <section className="section cta-panel" data-tone="light" data-part="" id={id} aria-labelledby={`${id}-title`}>
      <PanelBox titleId={`${id}-title`} heading={heading} text={text} action={action} context={context}>
        {person ? (
          <PanelPerson card={person} context={context}>
            {ways}
          </PanelPerson>
        ) : (
          <div className="cta-panel-contact">{ways}</div>
        )}
      </PanelBox>
    </section>
  )
}
