import { rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyFixture, edit, generate, read, site, treeOf, AT } from '../support/site.ts'

const POST = 'content/posts/anchor/de.md'

let root = ''
const html = (): string => read(root, 'output/de/posts/anchor/index.html')

beforeAll(() => {
  root = copyFixture('blocks')
  edit(root, 'content/site.yaml', 'brand: Alpha', 'brand: Alpha\nsearch: true')
  const text = read(root, POST)
  const body = text.indexOf('---', 3)
  edit(
    root,
    POST,
    text.slice(body),
    `blocks:
  depth: { type: prose, id: depth, text: "At [twelve](/blog) fathoms." }
  count: { type: counter, start: 4 }
---

First words.

::block{#depth}

## Between

::block{#count}

Last words, see [the depth](#depth).
`,
  )
  const run = generate(root)
  expect(run.stderr).toBe('')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('sections are shown in a text where it names them, with resolved links and working islands', () => {
  expect(html()).toMatch(
    /<p>First words\.<\/p>\s*<section id="depth"><p>At <a href="\/de\/blog\/">twelve<\/a>[^]*Between[^]*<site-island data-name="Counter"[^]*<p>Last words, see <a href="#depth">/,
  )
  expect(html()).not.toContain('::block')
})

test('their words are found by the search, and not told to other sites as part of the text', () => {
  expect(read(root, 'output/de/posts/anchor/_search.json')).toContain('fathoms')
  for (const file of ['rss.xml', 'feed.json']) expect(read(root, `output/de/${file}`)).not.toContain('::block')
})

test('a change of a block renders its page again, and all pages are those of a clean build', () => {
  edit(root, POST, 'fathoms', 'metres')
  expect(generate(root).stdout).toContain('rendered 1,')
  expect(html()).toContain('metres')
  const clean = path.join(root, 'clean')
  expect(site(['generate', '--root', root, '--at', AT, '--out', clean]).code).toBe(0)
  const pages = (tree: Record<string, string>) => Object.entries(tree).filter(([file]) => /\.(html|xml)$/.test(file))
  expect(pages(treeOf(path.join(root, 'output')))).toEqual(pages(treeOf(clean)))
})
