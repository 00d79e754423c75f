import type { ReactNode } from 'react'

/** A few words above a heading, led in by two contour lines. */
export function Eyebrow({ children }: { readonly children: ReactNode }): ReactNode {
  return <p className="eyebrow">{children}</p>
}
