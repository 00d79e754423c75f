import { describe, expect, test } from 'vitest'
import { loadsOf, overBudget, type OutputSizes } from '../../../../cli/build/budgets.ts'
import type { Settings } from '../../../../renderer/definitions/settings/settings.ts'
import { dataOf, fileOf, settingsOf } from '../../builders.ts'

const FILES: Readonly<Record<string, string>> = {
  'de/a/index.html': `<html><head>${'h'.repeat(300)}</head><body><header></header><main>${'m'.repeat(2000)}<svg>${'d'.repeat(900)}</svg></main></body></html>`,
  'de/b/index.html': '<html><head></head><body><main>short</main></body></html>',
  'de/a/_payload.json': JSON.stringify({ title: 't', main: 'm'.repeat(2000) }),
  'assets/style.css': 's'.repeat(1500),
  'assets/main.js': 'a'.repeat(700),
  'assets/island.js': 'b'.repeat(200),
  'assets/shared.js': 'c'.repeat(400),
  'a.png': 'p'.repeat(5000),
}
const OUTPUT: OutputSizes = {
  sizeOf: (file) => FILES[file]?.length ?? 0,
  read: (file) => FILES[file] ?? '',
  importsOf: (script) => (script === 'assets/island.js' ? ['assets/shared.js'] : []),
}
const PAGES = [
  { path: '/de/b/', loads: ['/assets/style.css', '/assets/main.js'] },
  { path: '/de/a/', loads: ['/assets/style.css', '/assets/main.js', '/assets/island.js', '/a.png'] },
]

function told(budgets: Settings['budgets']) {
  const data = dataOf()
  const lines = Object.entries(budgets ?? {}).map(([kind, kilobytes]) => `  ${kind}: ${kilobytes}\n`)
  const site = fileOf('content/site.yaml', `brand: Alpha\nbudgets:\n${lines.join('')}`)
  const settings = { ...settingsOf(), budgets }
  return overBudget(PAGES, OUTPUT, { settings, files: { ...data.files, site } })
}

describe('budgets', () => {
  test('a site without budgets gets no message, nor is one whose pages keep to them', () => {
    expect(told(undefined)).toEqual([])
    expect(told({ html: 4, payload: 3, styles: 1.5, scripts: 1.3, images: 5 })).toEqual([])
  })

  test('names the heaviest page and the largest parts of its document, at the place of the budget', () => {
    expect(told({ html: 1 })).toEqual([
      {
        code: 'over-budget',
        severity: 'warning',
        file: 'content/site.yaml',
        line: 3,
        column: 9,
        message: '/de/a/ has 3.3 kB of HTML',
        expected: 'at most 1 kB a page',
        hint: 'the largest parts: main 2.9 kB, drawings in all of them 0.9 kB, head 0.3 kB',
      },
    ])
  })

  test('counts the pages that are over beside the heaviest', () => {
    expect(told({ styles: 1 })).toMatchObject([
      { message: '/de/b/ has 1.5 kB of style sheets; 1 more page is over', hint: expect.stringContaining('style.css') },
    ])
  })

  test('counts what a script imports, each once', () => {
    expect(told({ scripts: 1 })).toMatchObject([
      {
        message: '/de/a/ has 1.3 kB of scripts',
        hint: 'the largest parts: assets/main.js 0.7 kB, assets/shared.js 0.4 kB, assets/island.js 0.2 kB',
      },
    ])
  })

  test('lists the parts of a payload', () => {
    expect(told({ payload: 1 })).toMatchObject([{ hint: 'the largest parts: main 2.0 kB' }])
  })

  test('reports each budget in one run', () => {
    expect(told({ html: 1, images: 1 }).map(({ line }) => line)).toEqual([3, 4])
  })
})

test('a document loads its sheets, scripts, pictures and the code of islands, each once, and nothing from elsewhere', () => {
  const html = `<link rel="stylesheet" href="/s.css"><link rel="canonical" href="/de/"><script src="/m.js"></script>
    <img src="/a.png?x"><img src="/a.png"><site-island data-src="/i.js"></site-island><img src="https://x.example/b.png"><a href="/c.png">c</a>`
  expect(loadsOf(html)).toEqual(['/s.css', '/m.js', '/a.png', '/i.js'])
})

test('of a picture in several formats and sizes, the largest of the first format counts, once', () => {
  const narrow = '<source media="(max-width: 40rem)" type="image/avif" srcset="/n.avif 90w"/>'
  const avif = '<source type="image/avif" srcset="/a-1.avif 100w, /a-2.avif 200w" sizes="100vw"/>'
  const webp = '<source type="image/webp" srcset="/a-1.webp 100w"/>'
  const picture = `<picture>${narrow}${avif}${webp}<img src="/a.png" alt=""/></picture>`
  expect(loadsOf(`${picture}<img src="/b.png"/>`)).toEqual(['/a-2.avif', '/b.png'])
  expect(loadsOf('<picture><img src="/c.svg"/></picture>')).toEqual(['/c.svg'])
})
