import type { ReactNode } from 'react'

/** The footer's own colour. It is drawn, since the content security policy lets no style attribute pass. */
export function FooterCanvas({ colour }: { readonly colour: string }): ReactNode {
  return (
    <svg className="site-footer-canvas" aria-hidden="true" focusable="false">
      <rect width="100%" height="100%" fill={colour} />
    </svg>
  )
}
