/** A tile of a treemap: a rectangle whose area is proportional to its value. */
interface Tile<T> {
  readonly item: T
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Squarified treemap (Bruls, Huizing, van Wijk 2000): fills an area with tiles that are as square as possible, largest first. */
export function treemap<T>(items: readonly T[], valueOf: (item: T) => number, area: Area): Tile<T>[] {
  const sorted = items.filter((item) => valueOf(item) > 0).toSorted((a, b) => valueOf(b) - valueOf(a))
  const sum = sorted.reduce((all, item) => all + valueOf(item), 0)
  const scale = sum === 0 ? 0 : (area.width * area.height) / sum
  const tiles: Tile<T>[] = []
  let rest = area
  let row: T[] = []
  const sizesOf = (some: readonly T[]): number[] => some.map((item) => valueOf(item) * scale)
  for (const item of sorted) {
    const side = Math.min(rest.width, rest.height)
    const grown = [...row, item]
    if (row.length > 0 && worst(sizesOf(grown), side) > worst(sizesOf(row), side)) {
      rest = layRow(row, sizesOf(row), rest, tiles)
      row = [item]
    } else row = grown
  }
  if (row.length > 0) layRow(row, sizesOf(row), rest, tiles)
  return tiles
}

/** The worst ratio of sides in a row of tiles along a side. */
function worst(sizes: readonly number[], side: number): number {
  const sum = sizes.reduce((all, size) => all + size, 0)
  return Math.max((side * side * Math.max(...sizes)) / (sum * sum), (sum * sum) / (side * side * Math.min(...sizes)))
}

/** Lays a row along the shorter side, and returns the remaining area. */
function layRow<T>(row: readonly T[], sizes: readonly number[], area: Area, tiles: Tile<T>[]): Area {
  const sum = sizes.reduce((all, size) => all + size, 0)
  const isTall = area.height >= area.width
  const depth = sum / (isTall ? area.width : area.height)
  let at = 0
  row.forEach((item, index) => {
    const length = (sizes[index] ?? 0) / depth
    tiles.push(
      isTall
        ? { item, x: area.x + at, y: area.y, width: length, height: depth }
        : { item, x: area.x, y: area.y + at, width: depth, height: length },
    )
    at += length
  })
  return isTall
    ? { ...area, y: area.y + depth, height: Math.max(area.height - depth, 0) }
    : { ...area, x: area.x + depth, width: Math.max(area.width - depth, 0) }
}
