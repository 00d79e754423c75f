import type { ReactNode } from 'react'
import { type Fact, Facts } from '../lists/Facts.tsx'

interface Props {
  readonly facts: readonly Fact[]
  /** Accessible name of the facts. */
  readonly label: string
  /** The first part of the text, if the facts have to wait for it. */
  readonly first?: ReactNode
  readonly children: ReactNode
}

/** The text of an entry beside its facts. On narrow screens the facts come after its first part, or else before it. */
export function EntryColumns({ facts, label, first, children }: Props): ReactNode {
  return (
    <div className="section" data-tone="light">
      <div className="entry-columns-grid">
        {first && <div className="entry-columns-text">{first}</div>}
        <aside className="entry-rail" aria-label={label}>
          <Facts facts={facts} />
        </aside>
        {children && <div className="entry-columns-text">{children}</div>}
      </div>
    </div>
  )
}
