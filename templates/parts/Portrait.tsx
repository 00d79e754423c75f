import type { ReactNode } from 'react'
import type { Image } from '../../renderer/model/fields.ts'
import { Monogram } from './Art.tsx'

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

/** Width and height, where they are known: of files beside the text. */
export function sizeOf({ width, height }: Image): { width?: number; height?: number } {
  return width > 0 ? { width, height } : {}
}
