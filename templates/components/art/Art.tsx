import type { ReactNode } from 'react'
import { cardArt } from '../../art/card-art.ts'
import { monogram } from '../../art/monogram.ts'
import type { Motif } from '../../art/motif.ts'
import type { Context } from '../../context.ts'
import { ArtImage } from './ArtImage.tsx'
import type { Pillar } from '../../art/pillar.ts'

interface MapProps {
  readonly seed: string
  readonly motif: Motif
}

/** Placeholder for a portrait: a terrain generated from the name, with initials. */
export function Monogram({ name }: { readonly name: string }): ReactNode {
  return <Drawing className="monogram" svg={monogram(name)} />
}

interface TileProps extends Pick<MapProps, 'seed' | 'motif'> {
  readonly pillar: Pillar
  readonly shape?: 'wide' | 'tall' | undefined
  readonly context: Context
}

/** The map of a card, as a separate file. */
export function ArtTile({ shape = 'wide', ...map }: TileProps): ReactNode {
  return <ArtImage src={tileOf({ ...map, shape })} shape={shape} />
}

/** URL of the map of a card. */
function tileOf({ seed, motif, pillar, shape = 'wide', context }: TileProps): string {
  return context.file('art.svg', cardArt(seed, motif, pillar, shape))
}

interface DrawingProps {
  readonly svg: string
  readonly className: string
  /** Whether it contains links, which must not be hidden from assistive technology. */
  readonly isOpen?: boolean
}

/** Artwork made by `templates/art` as an SVG string. Without links it is decorative. */
export function Drawing({ svg, className, isOpen = false }: DrawingProps): ReactNode {
  return (
    <div className={className} aria-hidden={isOpen ? undefined : 'true'} dangerouslySetInnerHTML={{ __html: svg }} />
  )
}
