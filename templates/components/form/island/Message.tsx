import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly children: string
}

/** Error message of a field. The icon is drawn here, because importing one would load the whole icon list. */
export function Message({ id, children }: Props): ReactNode {
  return (
    <p className="field-message" id={id}>
      <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="10" />
        <path d="M12 7v6m0 3.5v.5" />
      </svg>
      {children}
    </p>
  )
}
