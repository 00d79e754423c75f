import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cardArt } from '../../templates/art/card-art.ts'
import { overlap } from '../../templates/art/boxes.ts'
import {
  areaOf,
  distance,
  eachSide,
  lengthOf,
  type Point,
  type Polyline,
  surrounds,
  transposed,
} from '../../templates/art/geometry.ts'
import { edgeLine } from '../../templates/art/edge-line.ts'
import { withGroundApart } from '../../templates/art/ground-file.ts'
import { heroArt } from '../../templates/art/hero-art.ts'
import { isolines, sampleGrid } from '../../templates/art/isolines.ts'
import { monogram } from '../../templates/art/monogram.ts'
import { type Motif, MOTIFS } from '../../templates/art/motif.ts'
import { areDistinct, haveRoom, placeNames } from '../../templates/art/names.ts'
import { numberText, pairText, roundedPath, smoothPath } from '../../templates/art/path.ts'
import { placesArt } from '../../templates/art/places-art.ts'
import { projected } from '../../templates/art/projection.ts'
import { randomOf } from '../../templates/art/random.ts'
import { type StrataMap, strataMap } from '../../templates/art/strata-map.ts'
import { placePeaks } from '../../templates/art/terrain.ts'
import { nodesAt, route, routeAround } from '../../templates/art/topology.ts'

const HERO_BUDGET_BYTES = 8.5 * 1024
const CARD_BUDGET_BYTES = 4 * 1024
const HERO_ZONE = { left: 0.34, top: 0.18, right: 0.82, bottom: 0.64 }
const SEEDS = Array.from({ length: 20 }, (_, index) => `page-${index}`)
const ZERO = { x: 0, y: 0 }
const PLACES = ['Köln', 'Graz', 'Winterthur', 'Valencia', 'Rostock']

describe('edgeLine', () => {
  test('is the same for the same page, and another for each', () => {
    expect(edgeLine('blog')).toBe(edgeLine('blog'))
    expect(new Set(['blog', 'jobs', 'authors'].map(edgeLine)).size).toBe(3)
  })

  test('is small, and has no number that is none', () => {
    for (let page = 0; page < 50; page += 1) {
      const svg = edgeLine(String(page))
      expect(svg.length).toBeLessThan(700)
      expect(svg).not.toMatch(/NaN|undefined|Infinity|e-\d/)
    }
  })
})

describe('withGroundApart', () => {
  const svg = heroArt('alpha', 'hub', { nodes: PLACES.slice(0, 4).map((name) => ({ name })) })
  const files: string[] = []
  const page = withGroundApart(svg, (file) => `/assets/ground.${files.push(file)}.svg`)

  test('puts each contour into the file, and nothing else', () => {
    const paths = svg.match(/<path [^>]*stroke-opacity[^>]*>/g) ?? []
    expect(paths.length).toBeGreaterThan(10)
    expect(paths.filter((contour) => !files[0]?.includes(contour) || page.includes(contour))).toEqual([])
    expect(files[0]).not.toMatch(/<text|class=|stroke="|art-/)
  })

  test('leaves references that have the colours of the page, one for each kind of contour', () => {
    const names = ['line', 'index', 'band']
    const references = names.map(
      (name) => new RegExp(`<g class="art-${name}"[^>]*><use href="/assets/ground.1.svg#${name}"/></g>`),
    )
    expect(references.filter((reference) => !reference.test(page))).toEqual([])
    expect(names.filter((name) => !files[0]?.includes(`<g id="${name}">`))).toEqual([])
  })
})

describe('heroArt', () => {
  test.each(MOTIFS)('draws the same %s for the same seed', (motif) => {
    expect(heroArt('alpha', motif)).toBe(heroArt('alpha', motif))
    expect(heroArt('alpha', motif)).not.toBe(heroArt('bravo', motif))
  })

  test.each(MOTIFS)('draws %s with valid numbers only', (motif) => {
    const found = heroes(motif).filter((svg) => /NaN|undefined|Infinity|e-\d/.test(svg))
    expect(found).toEqual([])
  })

  test.each(MOTIFS)('keeps the hub of %s inside the zone', (motif) => {
    const hubs = heroes(motif).map(hubIn)
    expect(hubs.filter(({ x, y }) => x < 326 || x > 787.5 || y < 154.5 || y > 550.5)).toEqual([])
  })

  test.each(MOTIFS)('gives %s at least three nodes', (motif) => {
    expect(Math.min(...heroes(motif).map(countNodes))).toBeGreaterThanOrEqual(3)
  })

  test.each(MOTIFS)('keeps %s within its budget', (motif) => {
    expect(Math.max(...heroes(motif).map(zipped))).toBeLessThanOrEqual(HERO_BUDGET_BYTES)
  })

  test('leaves every colour to classes, which a strict content policy allows', () => {
    const svg = heroArt('alpha', 'hub')
    expect(svg).not.toMatch(/style=|<style|#[0-9a-f]{3}|var\(|fill="(?!none)|stroke="/)
    expect(svg).toContain('class="art-hub-core"')
  })

  test('is hidden from assistive technology', () => {
    expect(heroArt('alpha', 'ring')).toContain('aria-hidden="true"')
  })

  test.each(SEEDS)('names all places of a constellation (%s)', (seed) => {
    const svg = heroArt(seed, 'constellation', { nodes: PLACES.map((name) => ({ name })) })
    expect(PLACES.filter((place) => svg.includes(`>${place}</text>`))).toEqual(PLACES)
  })

  test.each(SEEDS.slice(0, 3))('draws layers with names low enough for the title of a list (%s)', (seed) => {
    const svg = heroArt(seed, 'layers', { nodes: PLACES.slice(0, 3).map((name) => ({ name })), isLow: true })
    expect(svg).toContain('viewBox="0 0 960 420"')
    const heights = [...svg.matchAll(/<text x="[\d.]+" y="([\d.]+)"/g)].map(([, y]) => Number(y))
    expect(heights).toHaveLength(6)
    expect(heights.filter((y) => y < 40 || y > 400)).toEqual([])
  })

  test('writes the figure of a node after its name', () => {
    const svg = heroArt('alpha', 'hub', { nodes: PLACES.slice(0, 4).map((name) => ({ name, value: '7', height: 7 })) })
    expect(svg.match(/ <tspan class="art-value">7<\/tspan>/g)).toHaveLength(8)
  })

  test('draws the glow above the halos of names, and their letters above the glow', () => {
    const svg = heroArt('alpha', 'hub', { nodes: PLACES.slice(0, 4).map((name) => ({ name })) })
    const places = ['"art-index"', '"art-halo"', '"art-band"', '"art-hub"', '"art-label"'].map((part) =>
      svg.indexOf(part),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
  })

  test.each(MOTIFS)('gives each name of %s a node', (motif) => {
    const names = PLACES.slice(0, motif === 'split' ? 3 : 4).map((name) => ({ name }))
    const drawings = SEEDS.slice(0, 6).map((seed) => heroArt(seed, motif, { nodes: names }))
    expect(drawings.flatMap((svg) => names.filter(({ name }) => !svg.includes(`>${name}</text>`)))).toEqual([])
  })

  test.each(['layers', 'ring', 'timeline'] as const)('draws no node without a name into %s', (motif) => {
    const nodes = PLACES.slice(0, 4).map((name) => ({ name }))
    expect(SEEDS.slice(0, 6).map((seed) => countNodes(heroArt(seed, motif, { nodes })))).toEqual(Array(6).fill(3))
  })

  test('links a node that leads somewhere, and hides all else', () => {
    const svg = heroArt('alpha', 'hub', {
      nodes: PLACES.slice(0, 4).map((name) => ({ name, href: '/a/', area: 'plum' })),
    })
    expect(svg.match(/<a href="\/a\/" data-leads="plum">/g)).toHaveLength(4)
    expect(svg).toMatch(/^<svg class="art"[^>]*slice"><g aria-hidden="true">/)
  })

  test('escapes place names', () => {
    expect(heroArt('alpha', 'constellation', { nodes: [{ name: '<A & B>' }] })).toContain('>&lt;A &amp; B&gt;<')
  })
})

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

describe('cardArt', () => {
  test.each(MOTIFS)('keeps %s valid, complete and within its budget', (motif) => {
    const cards = SEEDS.map((seed) => cardArt(seed, motif, 'plum'))
    expect(cards.filter((svg) => /NaN|undefined|Infinity|e-\d|style=/.test(svg))).toEqual([])
    expect(Math.min(...cards.map(countNodes))).toBeGreaterThanOrEqual(3)
    expect(Math.max(...cards.map(zipped))).toBeLessThanOrEqual(CARD_BUDGET_BYTES)
  })

  test('is a file of its own, in the colours of its pillar', () => {
    const svg = cardArt('alpha', 'pipeline', 'lagoon')
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="300"/)
    expect(svg).toContain('#06776a')
    expect(svg).not.toContain('class=')
    expect(svg).toBe(cardArt('alpha', 'pipeline', 'lagoon'))
  })
})

describe('monogram', () => {
  test.each([
    ['Anna Vogt', 'AV'],
    ['Dr. Anna-Lena van der Vogt', 'AV'],
    ['Łukasz', 'Ł'],
    ['ivo  öztürk', 'IÖ'],
    ['<script> &', 'S'],
  ])('shows the initials of %s', (name, initials) => {
    expect(monogram(name)).toContain(`>${initials}</text>`)
  })

  test('gives each name its own relief', () => {
    expect(monogram('Anna Vogt')).toBe(monogram('Anna Vogt'))
    expect(monogram('Anna Vogt')).not.toBe(monogram('Alma Vogt'))
    expect(monogram('Anna Vogt')).not.toMatch(/NaN|undefined|style=/)
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

describe('isolines', () => {
  const frame = { width: 100, height: 100 }

  test('go around a summit as one closed loop', () => {
    const cone = sampleGrid((u, v) => 1 - Math.hypot(u - 0.5, v - 0.5), frame, 40, 40)
    const [loop, ...rest] = isolines(cone, 0.7)
    expect(rest).toEqual([])
    expect(loop?.closed).toBe(true)
    expect(loop && surrounds(loop, { x: 50, y: 50 })).toBe(true)
    expect(loop && areaOf(loop)).toBeCloseTo(Math.PI * 30 ** 2, -2)
  })

  test('run from border to border on a slope', () => {
    const slope = sampleGrid((u) => u, frame, 10, 10)
    const [line, ...rest] = isolines(slope, 0.55)
    expect(rest).toEqual([])
    expect(line?.closed).toBe(false)
    expect(line && lengthOf(line)).toBeCloseTo(100)
    expect(line?.points.every((point) => Math.abs(point.x - 55) < 1e-9)).toBe(true)
  })

  test('keep apart two summits that touch at a corner', () => {
    const saddle = sampleGrid((u, v) => (u - 0.5) * (v - 0.5), frame, 9, 9)
    expect(isolines(saddle, 0.01)).toHaveLength(2)
  })
})

describe('path data', () => {
  test.each([
    [12, '12'],
    [0.4, '.5'],
    [-0.6, '-.5'],
    [-0.1, '0'],
    [-3.26, '-3.5'],
  ])('writes %d as %s', (value, text) => {
    expect(numberText(value)).toBe(text)
  })

  test('puts no space before a minus', () => {
    expect(pairText(1, -2)).toBe('1-2')
  })

  test('rounds corners', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 40, y: 0 },
      { x: 40, y: 40 },
    ]
    expect(roundedPath({ points, closed: false }, 10)).toBe('M0 0L30 0Q40 0 40 10L40 40')
  })

  test('ends an open curve at its last point', () => {
    const points = [
      { x: 0, y: 0 },
      { x: 10, y: 8 },
      { x: 20, y: 0 },
      { x: 33.5, y: 7 },
    ]
    const numbers = offsetsIn(smoothPath({ points, closed: false }))
    expect(numbers).toEqual([
      [10, 8],
      [15, 4],
      [18.5, 3],
    ])
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

const drawn = new Map<Motif, readonly string[]>()

/** Twenty heroes of a motif, drawn once for all tests. */
function heroes(motif: Motif): readonly string[] {
  const known = drawn.get(motif) ?? SEEDS.map((seed) => heroArt(seed, motif))
  drawn.set(motif, known)
  return known
}

function hubIn(svg: string): { x: number; y: number } {
  const [, x, y] = /class="art-hub" cx="([\d.]+)" cy="([\d.]+)"/.exec(svg) ?? []
  return { x: Number(x), y: Number(y) }
}

/** Each node is a square that begins with its upper side. */
function countNodes(svg: string): number {
  return svg.match(/h16a9 9/g)?.length ?? 0
}

function zipped(svg: string): number {
  return gzipSync(svg).length
}

/** The offsets after the first `M x y`: control point and end of `q`, then the end of each `t`. */
function offsetsIn(path: string): readonly (readonly number[])[] {
  const numbers = (path.split('q')[1] ?? '').match(/-?(\d+\.?\d*|\.\d+)/g)?.map(Number) ?? []
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0]] : []))
}
