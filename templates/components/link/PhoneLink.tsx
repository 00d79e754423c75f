import type { ReactNode } from 'react'
import { telLink } from 'kartograf'
import type { ShellContext } from '../../context.ts'
import { SmartLink } from './SmartLink.tsx'

interface Props {
  /** After a comma, what to choose there: `+49 89 1234567, option 4`. */
  readonly phone: string
  readonly context: ShellContext
}

/**
 * A telephone number that calls without what is to be chosen afterwards. It begins a line, so its spaces divide it only where the line is
 * too short for it; if they did not, it would be divided between two digits.
 */
export function PhoneLink({ phone, context }: Props): ReactNode {
  return (
    <SmartLink link={telLink(phone.split(',', 1).join(''))} context={context}>
      {phone.replaceAll('\u00a0', ' ')}
    </SmartLink>
  )
}
