import type { ReactNode } from 'react'

/** A small action below the choices: start again, try again. */
export function FootButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }): ReactNode {
  return (
    <button type="button" className="action action-text" onClick={onClick}>
      {label}
    </button>
  )
}
