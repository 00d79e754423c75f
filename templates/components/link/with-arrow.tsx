import { Children, type ReactNode } from 'react'
import type { Link } from 'kartograf'
import { Icon } from '../icon/Icon.tsx'
import { isWebsite } from './SmartLink.tsx'

/** Number of letters kept together with the arrow. That keeps the last word whole, while a long word can still break. */
const KEPT = 2

/** The label of an external link with its arrow, which stays on the line of the last word. */
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

/** The label of a link, with an arrow if it leads to another website. */
export function linkLabel(link: Link, label: string): ReactNode {
  return isWebsite(link) ? withArrow(label) : label
}
