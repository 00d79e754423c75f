import type { ReactNode } from 'react'

/** Decorative artwork, made by `templates/art` as an SVG string. */
export function Drawing({ svg, className }: { readonly svg: string; readonly className: string }): ReactNode {
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />
}
