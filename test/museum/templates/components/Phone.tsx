import type { ReactNode } from 'react'
import { telLink } from 'kartograf'

/** A telephone number: it runs from the left in every language. */
export function Phone({ number }: { readonly number: string }): ReactNode {
  return (
    <a href={telLink(number).href} dir="ltr" className="phone">
      {number}
    </a>
  )
}
