import type { ReactNode } from 'react'

/** A small action below the choices: reset or retry. */
export function FootButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactNode {
  return (
    <button type="button" className="action action-text" onClick={onClick}>
      {label}
    </button>
  )
}
