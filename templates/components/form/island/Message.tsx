import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly children: string
}

/** What is wrong with a field, beside it. The sign is drawn here: the site's icon list would come along with the component. */
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
