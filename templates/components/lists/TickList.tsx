import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly items: readonly Markdown[]
  readonly context: Context
  readonly icon?: string | undefined
}

/** A list of short statements between rules, each with a tick or another icon. */
export function TickList({ items, context, icon = 'check' }: Props): ReactNode {
  return (
    <ul className="tick-list">
      {items.map((item, place) => (
        <li key={place}>
          <Icon name={icon} />
          <span>{context.markdown(item)}</span>
        </li>
      ))}
    </ul>
  )
}
