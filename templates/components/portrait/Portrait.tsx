import type { ReactNode } from 'react'
import type { Image } from 'kartograf'
import { Monogram } from '../art/Art.tsx'
import { sizeOf } from '../art/size-of.ts'

interface Props {
  readonly name: string
  readonly image: Image | undefined
}

/** The picture of a person, else the relief of the name. */
export function Portrait({ name, image }: Props): ReactNode {
  if (!image) return <Monogram name={name} />

  return (
    <div className="monogram">
      <img src={image.src} alt={name} {...sizeOf(image)} />
    </div>
  )
}
