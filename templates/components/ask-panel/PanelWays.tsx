import type { ReactNode } from 'react'
import { telLink } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { SmartLink } from '../link/SmartLink.tsx'

interface Props {
  /** Response time, or when an answer comes. */
  readonly reply: string
  readonly context: Context
}

/** The telephone, and how soon there is an answer. */
export function PanelWays({ reply, context }: Props): ReactNode {
  const { phone } = context.settings.contact
  return (
    <ul>
      <li>
        <Icon name="phone" size={20} />
        <SmartLink link={telLink(phone)} context={context}>
          {phone}
        </SmartLink>
      </li>
      <li>
        <Icon name="clock" size={20} />
        {reply}
      </li>
    </ul>
  )
}
