import { INDIGO, INK, LINEN, MADDER, OCHRE, PAPER, SEA } from './colours.ts'
import { rectangle, short, type Size, svgOf, upTo } from './svg.ts'

/** How a house stands in the street. */
interface Look {
  readonly wall: string
  readonly sky: string
  readonly door: string
  readonly storeys: number
  readonly bays: number
  readonly roof: 'flat' | 'gables' | 'tower'
}

/** A ropemaker's house: low, with arches. */
export const ropery = (size: Size): string =>
  house(size, { wall: OCHRE, sky: PAPER, door: INDIGO, storeys: 2, bays: 5, roof: 'flat' })
/** A store for cotton: long, with a row of gables. */
export const warehouse = (size: Size): string =>
  house(size, { wall: MADDER, sky: LINEN, door: INK, storeys: 3, bays: 6, roof: 'gables' })
/** A villa by the lake: with a tower. */
export const villa = (size: Size): string =>
  house(size, { wall: PAPER, sky: SEA, door: MADDER, storeys: 3, bays: 3, roof: 'tower' })

function house(size: Size, look: Look): string {
  const width = size.width * (look.bays > 4 ? 0.84 : 0.6)
  const left = (size.width - width) / 2
  const ground = size.height * 0.86
  const storey = Math.min(150, (size.height * 0.5) / look.storeys)
  const top = ground - storey * look.storeys
  const parts = [
    roofOf(look, left, top, width),
    rectangle(left, top, width, ground - top, look.wall),
    ...upTo(look.storeys).map((level) =>
      openings(look, left, top + level * storey, width, storey, level === look.storeys - 1),
    ),
    ...upTo(look.storeys).map((level) => rectangle(left - 6, top + level * storey - 4, width + 12, 7, INK)),
    rectangle(0, ground, size.width, size.height - ground, INDIGO),
    rectangle(0, ground, size.width, 6, INK),
  ]
  return svgOf(size, look.sky, parts.join(''))
}

function roofOf({ roof, wall, bays }: Look, left: number, top: number, width: number): string {
  if (roof === 'flat')
    return upTo(bays * 4)
      .map((at) => rectangle(left + (width / (bays * 4)) * at, top - 20, width / (bays * 8), 18, INK))
      .join('')
  if (roof === 'gables') {
    const gable = width / 3
    return upTo(3)
      .map(
        (at) =>
          `<path d="M${short(left + gable * at)} ${short(top)}l${short(gable / 2)} -84l${short(gable / 2)} 84Z" fill="${wall}" stroke="${INK}" stroke-width="5"/><circle cx="${short(left + gable * (at + 0.5))}" cy="${short(top - 28)}" r="14" fill="${INK}"/>`,
      )
      .join('')
  }
  const middle = left + width / 2
  return `${rectangle(middle - 62, top - 150, 124, 150, wall)}<path d="M${short(middle - 80)} ${short(top - 150)}h160L${short(middle)} ${short(top - 236)}Z" fill="${MADDER}"/>${arch(middle, top - 36, 46, 70, INK)}`
}

function openings(
  { bays, door }: Look,
  left: number,
  top: number,
  width: number,
  height: number,
  isGround: boolean,
): string {
  return upTo(bays)
    .map((bay) => {
      const middle = left + (width / bays) * (bay + 0.5)
      const isDoor = isGround && bay === Math.floor(bays / 2)
      return isDoor
        ? arch(middle, top + height, 64, height * 0.82, door)
        : arch(middle, top + height * 0.84, 44, height * 0.58, bay % 2 === 0 ? INK : SEA)
    })
    .join('')
}

/** An opening with a round head; `bottom` is its sill. */
function arch(middle: number, bottom: number, width: number, height: number, fill: string): string {
  const radius = width / 2
  return `<path d="M${short(middle - radius)} ${short(bottom)}V${short(bottom - height + radius)}a${short(radius)} ${short(radius)} 0 0 1 ${short(width)} 0V${short(bottom)}Z" fill="${fill}" stroke="${INK}" stroke-width="2.5"/>`
}
