import type { ReactNode } from 'react'
import type { Markdown } from 'kartograf'
import type { Context } from '../../context.ts'
import { Icon } from '../icon/Icon.tsx'

interface Props {
  readonly items: readonly Markdown[]
  readonly context: Context
  /** null for a list whose points neither include nor exclude anything. */
  readonly icon?: string | null | undefined
}

/** A list of short statements between rules, each with a tick, another icon, or none. */
export function TickList({ items, context, icon = 'check' }: Props): ReactNode {
  return (
    <ul className={icon === null ? 'ruled-list' : 'tick-list'}>
      {items.map((item, place) => (
        <li key={place}>
          {icon !== null && <Icon name={icon} />}
          <span>{context.markdown(item)}</span>
        </li>
      ))}
    </ul>
  )
}
