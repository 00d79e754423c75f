import type { ReactNode } from 'react'
import type { Link } from 'kartograf'
import type { Context } from '../../context.ts'
import { Action } from './Action.tsx'

interface Props {
  readonly text: ReactNode
  readonly action: { readonly label: string; readonly href: Link }
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
