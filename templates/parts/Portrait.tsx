import type { ReactNode } from 'react'
import type { Image } from '../../renderer/model/fields.ts'
import { Monogram } from './Art.tsx'
import { sizeOf } from './size-of.ts'

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
