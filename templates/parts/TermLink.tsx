import type { ReactNode } from 'react'
import type { LinkedTerm } from '../../renderer/model/cards.ts'

interface Props {
  readonly term: LinkedTerm
  readonly className?: string | undefined
}

/** A topic or tag, leading to the posts about it where they have a page. */
export function TermLink({ term, className }: Props): ReactNode {
  if (term.href === null) return <span className={className}>{term.name}</span>
  return (
    <a href={term.href} className={className}>
      {term.name}
    </a>
  )
}
