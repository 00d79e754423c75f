import { useState, type ReactNode } from 'react'
import { Chevron } from '../../../components/filter/island/Chevron.tsx'

interface Props {
  readonly label: string
  /** Whether one of its choices is selected. */
  readonly isNeeded: boolean
  readonly children: ReactNode
}

/** Further choices, collapsed on phones. Opens if one of them is selected, and never closes by itself. */
export function More({ label, isNeeded, children }: Props): ReactNode {
  const [{ isOpen, wasNeeded }, set] = useState({ isOpen: isNeeded, wasNeeded: isNeeded })
  if (isNeeded !== wasNeeded) set({ isOpen: isOpen || isNeeded, wasNeeded: isNeeded })
  return (
    <>
      <button
        type="button"
        className="filter-more"
        aria-expanded={isOpen}
        onClick={() => set({ isOpen: !isOpen, wasNeeded })}
      >
        {label}
        <Chevron />
      </button>
      <div className="filter-rest" data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  )
}
