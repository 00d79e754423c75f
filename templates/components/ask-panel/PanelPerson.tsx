import type { ReactNode } from 'react'
import type { AuthorCard } from '../../collections/cards.ts'
import type { Context } from '../../context.ts'
import { Monogram } from '../art/Art.tsx'
import { entryLink } from '../link/links.ts'
import { SmartLink } from '../link/SmartLink.tsx'

interface Props {
  readonly card: AuthorCard
  readonly context: Context
  /** Ways to reach the person, below the name. */
  readonly children?: ReactNode
}

/** The contact person, at the right of a panel. */
export function PanelPerson({ card, context, children }: Props): ReactNode {
  return (
    <div className="cta-panel-contact">
      <Monogram name={card.title} />
      <p className="cta-panel-name">
        <SmartLink link={entryLink(card)} context={context}>
          {card.title}
        </SmartLink>
        <span className="note">
          {card.role}, {card.location}
        </span>
      </p>
      {children}
    </div>
  )
}
