import type { ReactNode } from 'react'
import type { ServiceTexts } from '../definitions/settings/services.ts'

interface Props {
  readonly href: string
  readonly texts: Pick<ServiceTexts, 'newTab'>
  readonly children: string
}

/** A link to a service, which leaves the page open, and says so if the theme has words for it. */
export function NewTab({ href, texts: { newTab }, children }: Props): ReactNode {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      {newTab !== undefined && <span className="visually-hidden">{` (${newTab})`}</span>}
    </a>
  )
}
