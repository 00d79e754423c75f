import type { ReactNode } from 'react'

/** A telephone number: it runs from the left in every language. */
export function Phone({ number }: { readonly number: string }): ReactNode {
  return (
    <a href={`tel:${number.replaceAll(' ', '')}`} dir="ltr" className="phone">
      {number}
    </a>
  )
}
