import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { cardArt } from '../../../templates/art/card-art.ts'
import { edgeLine } from '../../../templates/art/edge-line.ts'
import { withGroundApart } from '../../../templates/art/ground-file.ts'
import { heroArt } from '../../../templates/art/hero-art.ts'
import { monogram } from '../../../templates/art/monogram.ts'
import { type Motif, MOTIFS } from '../../../templates/art/motif.ts'

const HERO_BUDGET_BYTES = 8.5 * 1024
const CARD_BUDGET_BYTES = 4 * 1024
const SEEDS = Array.from({ length: 20 }, (_, index) => `page-${index}`)
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
