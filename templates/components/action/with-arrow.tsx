import { Children, type ReactNode } from 'react'
import { Icon } from '../icon/Icon.tsx'

/** So many letters stay with the arrow: no line ends inside a word, so the whole word does, and a long one can still be broken. */
const KEPT = 2

/** The words of a link to another site with its arrow, which stands on the line of the last word. */
export function withArrow(children: ReactNode): ReactNode {
  const parts = Children.toArray(children)
  const last = parts.at(-1)
  const cut = typeof last === 'string' ? Math.max(0, last.length - KEPT) : 0
  return (
    <span data-external="true">
      {parts.slice(0, -1)}
      {typeof last === 'string' && last.slice(0, cut)}
      <span className="nowrap">
        {typeof last === 'string' ? last.slice(cut) : last}
        <Icon name="arrow-up-right" size={16} />
      </span>
    </span>
  )
}
