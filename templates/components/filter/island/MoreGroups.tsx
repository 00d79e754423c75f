import { useState, type ReactNode } from 'react'

interface Props {
  readonly label: string
  /** Whether something in it is chosen. */
  readonly isOpen: boolean
  readonly children: ReactNode
}

/** Further groups of choices, folded away. What is chosen opens them; they are not closed under somebody's hands. */
export function MoreGroups({ label, isOpen, children }: Props): ReactNode {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)

  return (
    <details open={wasOpen}>
      <summary>
        {label}
        <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
          <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </summary>
      {children}
    </details>
  )
}
