import { hash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { BuildReport } from '../../../cli/report/build-report.ts'
import { htmlReport } from '../../../cli/report/html-report/html-report.ts'
import { pageFacts } from '../../../cli/report/html-report/page-facts.ts'
import { treemap } from '../../../cli/report/html-report/treemap.ts'
import { issueOf, pageAt } from '../builders.ts'

const report: BuildReport = {
  version: 1,
  outcome: 'published',
  at: '2026-11-20T09:00:00Z',
  drafts: false,
  times: { read: 100, render: 900 },
  total: 1000,
  issues: [issueOf({ severity: 'warning', code: 'length', message: '<img src=x onerror=alert(1)>' })],
  build: {
    id: 'id-1',
    parser: 'satteri',
    brand: 'Alpha & Co',
    pages: { de: 2, en: 1 },
    rendered: ['/de/a/'],
    reasons: { '/de/a/': 'new' },
    kept: 2,
    brought: 0,
    written: [],
    removed: [],
    addresses: { added: ['/de/a/'], changed: [], removed: [] },
    files: { 'de/a/index.html': 4000, 'assets/main.js': 1000, 'assets/"x".css': 500 },
    leftOut: { counts: {}, first: null },
    nextChange: null,
    noindex: false,
  },
}
const facts = pageFacts([pageAt('/de/a/'), pageAt('/en/a/'), pageAt('/de/b/')], ['de', 'en'])
const html = htmlReport(report, { pageTimes: [{ path: '/de/a/', template: 'page', ms: 12 }], facts })

describe('the report to look at', () => {
  test('needs no script, no network and no style that its policy does not know', () => {
    const [, style = ''] = /<style>([^]*)<\/style>/.exec(html) ?? []
    expect(html).toContain(`content="default-src 'none'; style-src 'sha256-${hash('sha256', style, 'base64')}'"`)
    expect(html).not.toMatch(/<script|\sstyle=|https?:\/\//)
  })

  test('shows words of the content as words', () => {
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
    expect(html).toContain('Alpha &amp; Co')
  })

  test('names time, bytes, slow pages, translations, links and changes', () => {
    for (const id of ['time', 'bytes', 'slow', 'languages', 'links', 'changes'])
      expect(html).toContain(`<h2 id="${id}">`)
  })

  test('says that nothing was built, and why', () => {
    const failed = htmlReport({ ...report, outcome: 'failed', build: null }, { pageTimes: [], facts: null })
    expect(failed).toContain('<h1>The site was not built</h1>')
    expect(failed).toContain('<h2 id="issues">')
    expect(failed).not.toContain('<h2 id="bytes">')
  })
})

describe('a treemap', () => {
  const area = { x: 0, y: 0, width: 100, height: 60 }
  const values = [5, 40, 1, 20, 20, 14]
  const tiles = treemap(values, (value) => value, area)

  test('gives each value its share of the area', () => {
    for (const { item, width, height } of tiles) expect(width * height).toBeCloseTo((item / 100) * 6000, 6)
  })

  test('stays within the area, and its tiles do not overlap', () => {
    for (const [index, tile] of tiles.entries()) {
      expect(tile.x + tile.width).toBeLessThanOrEqual(100.0001)
      expect(tile.y + tile.height).toBeLessThanOrEqual(60.0001)
      for (const other of tiles.slice(index + 1))
        expect(
          tile.x + tile.width <= other.x + 1e-6 ||
            other.x + other.width <= tile.x + 1e-6 ||
            tile.y + tile.height <= other.y + 1e-6 ||
            other.y + other.height <= tile.y + 1e-6,
        ).toBe(true)
    }
  })

  test('leaves out what weighs nothing', () => {
    expect(treemap([0, 0], (value) => value, area)).toEqual([])
  })
})
