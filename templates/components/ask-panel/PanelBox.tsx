import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { Title } from '../text/Title.tsx'
import { Action, type ActionLink } from '../action/Action.tsx'

interface Props {
  readonly titleId: string
  readonly heading: string
  readonly text: ReactNode
  readonly action: ActionLink
  readonly context: Context
  /** Whom to ask, beside the offer. */
  readonly children: ReactNode
}

/** The dark box of a call to action: heading, text and button, and who answers. */
export function PanelBox({ titleId, heading, text, action, context, children }: Props): ReactNode {
  return (
    <div className="block">
      <div className="cta-panel-box" data-tone="night">
        <div className="cta-panel-offer">
          <h2 id={titleId}>
            <Title text={heading} />
          </h2>
          <p className="cta-panel-text lead">{text}</p>
          <Action action={action} kind="primary" context={context} />
        </div>
        {children}
      </div>
    </div>
  )
}
