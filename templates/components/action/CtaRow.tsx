import type { ReactNode } from 'react'
import type { Context } from '../../context.ts'
import { Action, type ActionLink } from './Action.tsx'

interface Props {
  readonly text: ReactNode
  readonly action: ActionLink
  readonly context: Context
}

/** One sentence and one link in a row between rules. */
export function CtaRow({ text, action, context }: Props): ReactNode {
  return (
    <div className="cta-inline-row">
      <p>{text}</p>
      <Action action={action} kind="text" context={context} />
    </div>
  )
}
