import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'
import { PhoneLink } from '../link/PhoneLink.tsx'

interface Props {
  /** Response time, or when an answer comes. */
  readonly reply: string
  /** By default that of the company. */
  readonly phone?: string | undefined
  readonly context: Context
}

/** The telephone, and how soon there is an answer. */
export function PanelWays({ reply, phone, context }: Props): ReactNode {
  return (
    <ul>
      <li>
        <Icon name="phone" size={20} />
        <PhoneLink phone={phone ?? context.settings.contact.phone} context={context} />
      </li>
      <li>
        <Icon name="clock" size={20} />
        {reply}
      </li>
    </ul>
  )
}
