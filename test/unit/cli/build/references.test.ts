import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BuildRecord } from '../../../../cli/build/record.ts'
import { deadReferences } from '../../../../cli/build/references/dead-references.ts'
import { idsIn } from '../../../../cli/build/references/doubled-ids.ts'
import { anchorsOf } from '../../../../cli/build/references/lost-anchors.ts'
import { keptReferring, referencesIn } from '../../../../cli/build/references/references.ts'
import type { Workspace } from '../../../../cli/output/paths.ts'
import { pageAt } from '../../builders.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const recorded = { digest: 'a1', files: ['de/a/index.html'] }
const keep = [{ page: pageAt('/de/a/'), digest: 'a1', recorded }]
const settings = { baseUrl: 'https://alpha.example/', domains: {} }
const lost = new Map()

function recordWith(...files: readonly string[]): BuildRecord {
  const file = { hash: '', size: 0, mtimeMs: 0, ctimeMs: 0 }
  return { version: 1, base: '', id: '', pages: {}, files: Object.fromEntries(files.map((name) => [name, file])) }
}

function referring(page: string, ...references: readonly string[]) {
  return { path: page, references, error: null }
}

describe('addresses in a page', () => {
  const IDS = new Set(['here'])

  test.each([
    ['<a href="/de/a/?x=1#b">', '/de/a/#b'],
    ['<img src="/a.png"/>', '/a.png'],
    ['<source srcSet="/a.png 1x, /b.png 2x"/>', '/a.png', '/b.png'],
    ['<link imageSrcSet="/a.png, /b.png 2x"/>', '/a.png', '/b.png'],
    ['<img srcSet="/assets/pictures/a-40.0123456789.avif 40w"/>'],
    ['<video poster="/a.jpg"><track src="/a.vtt"/></video>', '/a.jpg', '/a.vtt'],
    ['<object data="/a.pdf" data-x="/b.pdf"></object>', '/a.pdf'],
    [
      `<a href="/a&amp;b's.pdf"><a href="/a&#x27;s.pdf?q=&#x27;1#b"><img srcSet="/a&amp;b.png 1x"/>`,
      "/a&b's.pdf",
      "/a's.pdf#b",
      '/a&b.png',
    ],
    ['<form action="/de/search/"><button formAction="/de/find/">', '/de/search/', '/de/find/'],
    ['<form action="/receive" method="post"><button formAction="/save">'],
    ['<a href="#there">', '#there'],
    ['<a href="#here"><a href="#"><a href="#top"><a href="#tag=1"><a href="#named"><a name=named>'],
    ['<a href="/de/a/#"><a href="/de/a/#top"><a href="/de/a/#:~:text=word">', '/de/a/'],
    ['<a href="team/?x#a"><img src="./a.jpg"/>', 'team/', './a.jpg'],
    [
      '<img src="data:image/png;base64,A"/><img src="https://a.example/b.jpg"/><a href="mailto:a@b.example"><p data-src="c.jpg">',
    ],
    ['<p data-a="/a" title="=&quot;/b&quot;">="/c"</p>'],
  ])('%s', (html, ...found) => {
    expect(referencesIn(html, IDS)).toEqual(found)
  })
})

test.each([
  ['the files about the last build', 'builds/meta/0123456789abcdef.json'],
  ['a compressed copy', 'de/a/index.html.br'],
  ['a sheet with a digest in its name', 'assets/page.0123456789.css'],
])('reads no kept page when only %s went, to which none refers', (_, file) => {
  const out = temporaryFolder()
  const record = recordWith('de/a/index.html', file)
  expect(keptReferring({ keep }, record, new Map([['de/a/index.html', '']]), { out, settings, lost })).toEqual([])
})

test('tells of a kept page that refers to a file that went', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'de/a/index.html': '<a href="/paper.pdf">Paper</a>' })
  const files = new Map([['de/a/index.html', '']])
  const record = recordWith('de/a/index.html', 'paper.pdf')
  const kept = keptReferring({ keep }, record, files, { out: root, settings, lost })
  expect(deadReferences(kept, { files, lost, pages: [], root })).toMatchObject([
    { message: '/de/a/ refers to /paper.pdf, which is not in the output' },
  ])
})

test('an address of many pages is one issue, where the theme writes it', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'templates/index.ts': '',
    'templates/footer.tsx': 'const a = 1\n<a href={`/${locale}/nowhere/`}>',
  })
  const pages = ['/de/b/', '/de/a/', '/de/c/'].map((page) => referring(page, '/de/nowhere/'))
  expect(deadReferences(pages, { files: new Map(), lost, pages: [], root })).toMatchObject([
    {
      code: 'dead-reference',
      file: 'templates/footer.tsx',
      line: 2,
      message: '/de/a/ and 2 other pages refer to /de/nowhere/, which is not in the output',
    },
  ])
})

test('a file whose name has signs of addresses is found by its address', () => {
  const pages = [referring('/de/a/', '/C%23%3F%25.pdf', '/C')]
  const found = { files: new Map([['C#?%.pdf', '']]), lost, pages: [], root: temporaryFolder() }
  expect(deadReferences(pages, found).map(({ message }) => message)).toEqual([expect.stringContaining(' /C,')])
})

describe('anchors', () => {
  /** A site with the kept page /de/a/ and the rendered page /de/b/. */
  function site(b: string, named: readonly string[]) {
    const root = temporaryFolder()
    const workspace: Workspace = { root, out: path.join(root, 'out'), cache: root }
    const staging = path.join(root, 'staging')
    mkdirSync(workspace.out)
    writeFiles(workspace.out, { 'de/a/index.html': '<a href="/de/b/#team"><p id="alpha">' })
    writeFiles(staging, { 'de/b/index.html': b })
    return { root, staging, workspace, todo: { keep, render: [] }, record: { ...recordWith(), anchors: named } }
  }

  test('a kept page is told of an anchor that its target has lost', () => {
    const run = site('<p id="teams">', ['/de/b/#team'])
    const anchors = anchorsOf(run, [referring('/de/b/')])
    const files = new Map([['de/b/index.html', '']])
    const kept = keptReferring({ keep }, run.record, files, { out: run.workspace.out, settings, lost: anchors.lost })
    expect(deadReferences(kept, { files, lost: anchors.lost, pages: [], root: run.root })).toMatchObject([
      {
        code: 'dead-anchor',
        message: '/de/a/ refers to /de/b/#team, but no element of /de/b/ has the id `team`',
        hint: 'did you mean `#teams`?',
      },
    ])
  })

  test('a rendered page is told of an anchor that a kept one lacks', () => {
    const found = anchorsOf(site('<i>', []), [referring('/de/b/', '/de/a/#alpha', '/de/a/#beta')])
    expect([...found.lost.keys()]).toEqual(['/de/a/#beta'])
    expect(found.named).toEqual(['/de/a/#alpha', '/de/a/#beta'])
  })

  test('a link to an anchor of its own page that many pages lack is one issue', () => {
    const pages = [referring('/de/a/', '#main'), referring('/de/b/', '#main')]
    expect(deadReferences(pages, { files: new Map(), lost, pages: [], root: temporaryFolder() })).toMatchObject([
      { message: '/de/a/ and 1 other page refer to #main, but no element of these pages has the id `main`' },
    ])
  })
})

test('ids that a document has twice are found, but not what looks like one in a text or in data', () => {
  const html =
    '<h2 id="a">A</h2><p data-id="a" id="b">id="b", &quot; id=&quot;c&quot;</p><i id="c"></i><form id="a"></form>'
  expect(idsIn(`${html}<script type="application/ld+json">{"x":" id=\\"c\\""}</script>`).doubled).toEqual(['a'])
})

test('an object in an address is told with the way to that of a link', () => {
  const output = { files: new Map(), lost, pages: [], root: temporaryFolder() }
  expect(deadReferences([referring('/de/team/', '[object Object]')], output)).toMatchObject([
    { code: 'dead-reference', hint: expect.stringContaining('`<a href={section.link.href}>`') },
  ])
})

test.each([
  ['/de/nowhere/a/', '<a href={`/${locale}/nowhere/${a.slug}/`}>'],
  ['/nowhere/a', "<a href={'/nowhere/' + a.slug}>"],
  ['[object Object]', '<a href={a.link}>'],
  ['/de/nowhere/undefined', '<a href={`${a.base}/nowhere/${a.slug}`}>'],
])('the address %s is told where a component computes it', (address, tag) => {
  const root = temporaryFolder()
  const others = '<a href={`/${locale}/team/`}>\n<a href={a.href}>'
  writeFiles(root, { 'templates/index.ts': '', 'templates/layout.tsx': `${others}\n${tag}` })
  expect(deadReferences([referring('/de/', address)], { files: new Map(), lost, pages: [], root })).toMatchObject([
    { file: 'templates/layout.tsx', line: 3, column: 10 },
  ])
})

test('an address is told at the start of the theme where any of its components may compute it', () => {
  const root = temporaryFolder()
  writeFiles(root, { 'templates/index.ts': '', 'templates/a.tsx': '<a href={a.to}><a href={`/${b}/`}><a href={c(d)}>' })
  expect(deadReferences([referring('/', '/de/')], { files: new Map(), lost, pages: [], root })).toMatchObject([
    { file: 'templates/index.ts', line: 1 },
  ])
})

test('a picture as its front matter has it is told with the way to its file', () => {
  const output = { files: new Map(), lost, pages: [], root: temporaryFolder() }
  expect(deadReferences([referring('/de/team/', './a.jpg')], output)).toMatchObject([
    { code: 'dead-reference', hint: expect.stringContaining('scope.picture') },
  ])
})

test('the address of a page without its language is told where the theme writes it, also if the text has it too', () => {
  const root = temporaryFolder()
  writeFiles(root, {
    'content/pages/team/de.md': '---\nsections:\n  - { href: /contact }\n---\n',
    'templates/index.ts': '',
    'templates/layout.tsx': '\n<a href="/contact">Kontakt</a>\n',
  })
  const output = { files: new Map([['de/contact/index.html', '']]), lost, pages: [pageAt('/de/team/')], root }
  expect(deadReferences([referring('/de/team/', '/contact')], output)).toMatchObject([
    {
      file: 'templates/layout.tsx',
      line: 2,
      column: 10,
      hint: expect.stringContaining('`links: { contact: /contact }` in content/navigation.yaml, and `linkOf('),
    },
  ])
})

test('an address relative to its page leads elsewhere on each, and is one issue for all on which it leads nowhere', () => {
  const output = { files: new Map([['de/a/logo.svg', '']]), lost, pages: [], root: temporaryFolder() }
  const pages = ['/de/', '/de/a/', '/de/b/'].map((page) => referring(page, 'logo.svg'))
  expect(deadReferences(pages, output)).toMatchObject([
    { message: '/de/ and 1 other page refer to logo.svg, which is not in the output' },
  ])
})
