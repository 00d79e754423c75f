import type { ReactNode } from 'react'
import { cardArt } from '../../art/card-art.ts'
import { edgeLine } from '../../art/edge-line.ts'
import { withGroundApart } from '../../art/ground-file.ts'
import { heroArt, type HeroArtOptions } from '../../art/hero-art.ts'
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

interface HeroDrawingProps extends Omit<DrawingProps, 'svg'> {
  readonly seed: string
  readonly motif: Motif
  readonly options: HeroArtOptions
  readonly context: Context
}

/** The map beside the title of a page; its contours are a separate file. */
export function HeroDrawing({ seed, motif, options, context, ...props }: HeroDrawingProps): ReactNode {
  const svg = withGroundApart(heroArt(seed, motif, options), (file) => context.file('ground.svg', file))
  return <Drawing svg={svg} {...props} />
}

/** The contour below a title without a map. */
export function HeroEdge({ seed }: Pick<MapProps, 'seed'>): ReactNode {
  return <Drawing className="hero-edge" svg={edgeLine(seed)} />
}

interface DrawingProps {
  readonly svg: string
  readonly className: string
  /** Whether it contains links, which must not be hidden from assistive technology. */
  readonly isOpen?: boolean
}

/** Artwork made by `templates/art` as an SVG string. Without links it is decorative. */
function Drawing({ svg, className, isOpen = false }: DrawingProps): ReactNode {
  return (
    <div className={className} aria-hidden={isOpen ? undefined : 'true'} dangerouslySetInnerHTML={{ __html: svg }} />
  )
}
