import { useState, type ReactNode } from 'react'
import { Chevron } from '../../../components/filter/island/Chevron.tsx'

interface Props {
  readonly label: string
  /** Whether something in it is chosen. */
  readonly isNeeded: boolean
  readonly children: ReactNode
}

/** Further choices, folded on phones. They unfold when one of them is chosen, and never fold by themselves. */
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
