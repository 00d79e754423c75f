import { expect, test } from 'vitest'
import type { BuildRecord } from '../../../cli/build/record.ts'
import { doubledIds } from '../../../cli/build/doubled-ids.ts'
import { checkReferences, keptReferring } from '../../../cli/build/references.ts'
import { pageAt } from '../builders.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

const recorded = { digest: 'a1', files: ['de/a/index.html'] }
const keep = [{ page: pageAt('/de/a/'), digest: 'a1', recorded }]
const settings = { baseUrl: 'https://alpha.example/', domains: {} }

function recordWith(...files: readonly string[]): BuildRecord {
  const file = { hash: '', size: 0, mtimeMs: 0, ctimeMs: 0 }
  return { version: 1, base: '', id: '', pages: {}, files: Object.fromEntries(files.map((name) => [name, file])) }
}

test.each([
  ['the files about the last build', 'builds/meta/0123456789abcdef.json'],
  ['a compressed copy', 'de/a/index.html.br'],
  ['a sheet with a digest in its name', 'assets/page.0123456789.css'],
])('reads no kept page when only %s went, to which none refers', (_, file) => {
  const out = temporaryFolder()
  expect(
    keptReferring({ keep }, recordWith('de/a/index.html', file), new Map([['de/a/index.html', '']]), { out, settings }),
  ).toEqual([])
})

test('tells of a kept page that refers to a file that went', () => {
  const out = temporaryFolder()
  writeFiles(out, { 'de/a/index.html': '<a href="/paper.pdf">Paper</a>' })
  const files = new Map([['de/a/index.html', '']])
  const kept = keptReferring({ keep }, recordWith('de/a/index.html', 'paper.pdf'), files, { out, settings })
  expect(checkReferences(kept, files)).toMatchObject([
    { message: '/de/a/ refers to /paper.pdf, which is not in the output' },
  ])
})

test('ids that a document has twice are found, but not what looks like one in a text or in data', () => {
  const html =
    '<h2 id="a">A</h2><p data-id="a" id="b">id="b", &quot; id=&quot;c&quot;</p><i id="c"></i><form id="a"></form>'
  expect(doubledIds(`${html}<script type="application/ld+json">{"x":" id=\\"c\\""}</script>`)).toEqual(['a'])
})
