import type { ReactNode } from 'react'

/** A decorative picture. */
export function ArtImage({ src }: { readonly src: string }): ReactNode {
  return <img className="art-tile" src={src} alt="" width="640" height="300" loading="lazy" decoding="async" />
}
