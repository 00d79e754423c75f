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

interface TileProps extends MapProps {
  readonly pillar: Pillar
  readonly context: Context
}

/** The map of a card, as a separate file. */
export function ArtTile({ seed, motif, pillar, context }: TileProps): ReactNode {
  return <ArtImage src={context.file('art.svg', cardArt(seed, motif, pillar))} />
}

interface HeroDrawingProps extends MapProps, Omit<DrawingProps, 'svg'> {
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
