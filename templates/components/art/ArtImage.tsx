import type { ReactNode } from 'react'

interface Props {
  readonly src: string
  readonly shape?: 'wide' | 'tall' | undefined
}

/** A decorative picture. */
export function ArtImage({ src, shape = 'wide' }: Props): ReactNode {
  return (
    <img
      className="art-tile"
      src={src}
      alt=""
      width="640"
      height={shape === 'tall' ? 420 : 300}
      loading="lazy"
      decoding="async"
    />
  )
}
