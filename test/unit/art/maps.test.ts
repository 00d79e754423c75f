import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { overlap } from '../../../templates/art/boxes.ts'
import { distance, eachSide, type Point, type Polyline, transposed } from '../../../templates/art/geometry.ts'
import { MOTIFS } from '../../../templates/art/motif.ts'
import { areDistinct, haveRoom, placeNames } from '../../../templates/art/names.ts'
import { placesArt } from '../../../templates/art/places-art.ts'
import { projected } from '../../../templates/art/projection.ts'
import { randomOf } from '../../../templates/art/random.ts'
import { type StrataMap, strataMap } from '../../../templates/art/strata-map.ts'
import { placePeaks } from '../../../templates/art/terrain.ts'
import { nodesAt, route, routeAround } from '../../../templates/art/topology.ts'

const CARD_BUDGET_BYTES = 4 * 1024
const HERO_ZONE = { left: 0.34, top: 0.18, right: 0.82, bottom: 0.64 }
const SEEDS = Array.from({ length: 20 }, (_, index) => `page-${index}`)
const ZERO = { x: 0, y: 0 }
describe('places', () => {
  const at = (north: number, east: number) => ({ north, east })
  const OFFICES = [at(48.14, 11.58), at(53.55, 10), at(50.94, 6.96), at(47.5, 8.73), at(47.07, 15.44)]
  const BOX = { left: 0, top: 0, right: 400, bottom: 300 }

  test('are placed as on a map: north up, east to the right, inside the box', () => {
    const [munich, hamburg, cologne, winterthur, graz] = projected(OFFICES, BOX)
    const byNorth = [hamburg, cologne, munich, winterthur, graz].map((place) => place?.y)
    expect(byNorth).toEqual(byNorth.toSorted((a = 0, b = 0) => a - b))
    const byEast = [cologne, winterthur, hamburg, munich, graz].map((place) => place?.x)
    expect(byEast).toEqual(byEast.toSorted((a = 0, b = 0) => a - b))
    expect([hamburg, graz].map((place) => Math.round(place?.y ?? 1))).toEqual([0, 300])
  })

  test('have one scale in both directions', () => {
    const [a, b, c] = projected([at(0, 0), at(1, 0), at(0, 1)], BOX)
    expect(distance(a ?? ZERO, b ?? ZERO)).toBeCloseTo(distance(a ?? ZERO, c ?? ZERO), 0)
  })

  test('have names that touch neither each other nor a route', () => {
    const names = ['Munich', 'Hamburg', 'Cologne', 'Winterthur', 'Graz'].map((name) => ({ name, value: '112' }))
    const spots = projected(OFFICES, { left: 365, top: 198, right: 806, bottom: 533 })
    const format = { frame: { width: 960, height: 860 }, columns: 24, rows: 20, levels: 8, zone: HERO_ZONE }
    const map = strataMap('alpha', 'constellation', format, {
      count: 5,
      spots: spots.map(({ x, y }) => ({ x: x / 960, y: y / 860 })),
    })
    expect(haveRoom(map, names)).toBe(true)
    const boxes = placeNames(map, names).map(({ box }) => box)
    expect(boxes.filter((box) => boxes.some((other) => other !== box && overlap(box, other)))).toEqual([])
  })

  test('have a name beside a route where routes leave on all sides', () => {
    const hub = { x: 480, y: 400 }
    const ends = [hub, { x: 480, y: 200 }, { x: 680, y: 400 }, { x: 480, y: 560 }, { x: 310, y: 400 }]
    const edges = ends.slice(1).map((end) => route([hub, end]))
    const order = () => 0
    const map = { hub, order, frame: { width: 960, height: 860 }, plan: { nodes: [], edges } } as unknown as StrataMap
    const zurich = [{ name: 'Zürich', value: '31' }]
    expect(placeNames(map, zurich)[0]?.anchor).toBe('start')
    expect(haveRoom(map, zurich)).toBe(true)
    expect(haveRoom(map, [{ name: 'Zürich'.repeat(12) }])).toBe(false)
  })

  test('have routes that can be followed one by one: none runs along another', () => {
    const format = { frame: { width: 960, height: 860 }, columns: 24, rows: 20, levels: 8, zone: HERO_ZONE }
    const seeds = Array.from({ length: 12 }, (_, index) => `seed ${index}`)
    const asDrawn = seeds.map((seed) => strataMap(seed, 'pipeline', format, { count: 5 }))
    const chosen = seeds.map((seed) => strataMap(seed, 'pipeline', format, { count: 5, accepts: areDistinct }))
    expect(asDrawn.every(areDistinct)).toBe(false)
    expect(chosen.every(areDistinct)).toBe(true)
  })

  test('are the same on every map of offices but for the one that is lit', () => {
    const [first = '', second = ''] = [0, 1].map((lit) => placesArt(OFFICES, lit, 'petrol'))
    const routes = (svg: string) => /stroke-width="7" d="([^"]+)"/.exec(svg)?.[1]
    expect(routes(first)).toBe(routes(second))
    expect(first).not.toBe(second)
    expect(zipped(first)).toBeLessThanOrEqual(CARD_BUDGET_BYTES)
  })
})

describe('walls', () => {
  const CARD = { frame: { width: 640, height: 300 }, columns: 24, rows: 12, levels: 4 }
  const FORMATS = [
    { frame: { width: 960, height: 860 }, columns: 24, rows: 20, levels: 4, zone: HERO_ZONE },
    { ...CARD, zone: { left: 0.16, top: 0.22, right: 0.84, bottom: 0.78 } },
  ]

  test.each(['perimeter', 'split'] as const)('of %s have no edge that runs beside one', (motif) => {
    const seeds = SEEDS
    const maps = FORMATS.flatMap((format) => seeds.map((seed) => strataMap(seed, motif, format)))
    expect(Math.min(...maps.map(leastBeside))).toBeGreaterThanOrEqual(12)
  })
})

describe('strataMap', () => {
  const format = { frame: { width: 960, height: 860 }, columns: 24, rows: 20, levels: 8 }

  test('draws again with another seed until the motif has room', () => {
    const zone = { left: 0.16, top: 0.3, right: 0.84, bottom: 0.55 }
    const maps = SEEDS.map((seed) => strataMap(seed, 'timeline', { ...format, zone }))
    expect(Math.min(...maps.map((map) => map.plan.nodes.length))).toBeGreaterThanOrEqual(3)
  })

  test('says which seed and motif have no room', () => {
    const zone = { left: 0.5, top: 0.5, right: 0.51, bottom: 0.51 }
    expect(() => strataMap('alpha', 'hub', { ...format, zone })).toThrow('seed "alpha" with motif "hub"')
  })

  test.each(MOTIFS)('keeps the nodes of %s apart', (motif) => {
    const { hub, plan } = strataMap('alpha', motif, { ...format, zone: HERO_ZONE })
    const places = [hub, ...plan.nodes]
    const gaps = places.flatMap((a) => places.filter((b) => a !== b).map((b) => distance(a, b)))
    expect(Math.min(...gaps)).toBeGreaterThan(34)
  })
})

describe('terrain', () => {
  test('keeps all peaks inside the zone', () => {
    const peaks = SEEDS.flatMap((seed) => placePeaks(randomOf(seed), HERO_ZONE, 5))
    expect(peaks.filter(({ x, y }) => x < 0.34 || x > 0.82 || y < 0.18 || y > 0.64)).toEqual([])
  })

  test('gives numbers from 0 to 1 that depend on the seed alone', () => {
    const numbers = Array.from({ length: 1000 }, randomOf('alpha'))
    expect(numbers).toEqual(Array.from({ length: 1000 }, randomOf('alpha')))
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
  })
})

test('a route goes around the places between its ends', () => {
  const [from, between, to] = nodesAt([
    { x: 0, y: 0 },
    { x: 100, y: 60 },
    { x: 200, y: 120 },
  ])
  if (!from || !between || !to) throw new Error('expected three nodes')
  expect(routeAround(from, to, [from, between, to]).line.points).toEqual([from, { x: 200, y: 0 }, to])
})

/** The least distance between a wall and a stretch of an edge that is parallel to it. */
function leastBeside({ plan }: StrataMap): number {
  const walls = plan.edges.filter(({ line }) => line.closed).flatMap(({ line }) => sidesOf(line))
  const stretches = plan.edges.filter(({ line }) => !line.closed).flatMap(({ line }) => sidesOf(line))
  const gaps = walls.flatMap((wall) => stretches.map((stretch) => gapBeside(wall, stretch)))
  return Math.min(...gaps)
}

function sidesOf(line: Polyline): readonly (readonly [Point, Point])[] {
  const sides: (readonly [Point, Point])[] = []
  eachSide(line, (a, b) => sides.push([a, b]))
  return sides
}

function gapBeside(wall: readonly [Point, Point], stretch: readonly [Point, Point]): number {
  return Math.min(levelGap(wall, stretch), levelGap(wall.map(transposed), stretch.map(transposed)))
}

/** The distance of two level lines, one of which is above the other. */
function levelGap([a = ZERO, b = ZERO]: readonly Point[], [c = ZERO, d = ZERO]: readonly Point[]): number {
  if (a.y !== b.y || c.y !== d.y) return Infinity
  const isApart = Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)
  return isApart ? Infinity : Math.abs(a.y - c.y)
}

function zipped(svg: string): number {
  return gzipSync(svg).length
}
