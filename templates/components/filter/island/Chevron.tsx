import type { ReactNode } from 'react'

/** The icon of collapsible groups. */
export function Chevron(): ReactNode {
  return (
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="m6 9 6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  )
}
