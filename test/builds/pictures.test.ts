import { cpSync, readFileSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { imageSize } from 'image-size'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesOf, generate, PROJECT, read, siteFolder, treeOf, write } from '../support/site.ts'

/** The sections fixture, which has the templates of the real site, at the depth of its links. */
const root = siteFolder('pictures')
const out = path.join(root, 'output')
const PAGE = 'content/pages/legal/de.md'

beforeAll(() => {
  rmSync(root, { recursive: true, force: true })
  cpSync(path.join(PROJECT, 'test', 'sections'), root, { recursive: true, verbatimSymlinks: true })
  expect(generate(root)).toMatchObject({ code: 0 })
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Address of the picture that other sites show for a page. */
function pictureOf(page: string): string {
  return /<meta property="og:image" content="https:\/\/[^/]+\/([^"]+)"/.exec(read(out, page))?.[1] ?? ''
}

const documents = (): string[] => filesOf(out).filter((file) => /^(de|en|es)\/(?!404|error).*index\.html$/.test(file))

describe('pictures for links on other sites', () => {
  test('each page has one, in the size that networks ask for, and it is in the output', () => {
    const found = documents().filter((page) => !read(out, page).includes('content="noindex"'))
    expect(found.length).toBeGreaterThan(10)
    for (const page of found) {
      const { width, height, type } = imageSize(readFileSync(path.join(out, pictureOf(page))))
      expect({ page, width, height, type }).toEqual({ page, width: 1200, height: 630, type: 'png' })
    }
  })

  test('they are light enough for a messenger to load', () => {
    const sizes = documents()
      .map((page) => pictureOf(page))
      .filter(Boolean)
      .map((file) => statSync(path.join(out, file)).size)
    expect(Math.max(...sizes)).toBeLessThan(120_000)
  })

  test('another heading is another picture, as in a clean build; the other pages keep theirs', () => {
    const before = Object.fromEntries(documents().map((page) => [page, pictureOf(page)]))
    const text = read(root, PAGE)
    write(root, PAGE, text.replace(/heading: .*/, 'heading: Ein anderer Titel 猫'))
    const lacking = expect.stringContaining('has empty boxes in place of 猫') as string
    expect(generate(root)).toMatchObject({ code: 0, stderr: lacking })
    const after = Object.fromEntries(documents().map((page) => [page, pictureOf(page)]))
    expect(Object.keys(after).filter((page) => after[page] !== before[page])).toEqual(['de/legal/index.html'])
    const warm = treeOf(out)
    rmSync(out, { recursive: true })
    rmSync(path.join(root, '.cache'), { recursive: true })
    expect(generate(root)).toMatchObject({ code: 0 })
    const { 'builds/latest.json': _clean, ...clean } = treeOf(out)
    const { 'builds/latest.json': _warm, ...kept } = warm
    expect(clean).toEqual(kept)
  })

  test('the setting leaves them out', () => {
    write(root, 'content/site.yaml', `${read(root, 'content/site.yaml')}\nsocialImages: false\n`)
    expect(generate(root)).toMatchObject({ code: 0 })
    expect(documents().map(pictureOf).filter(Boolean)).toEqual([])
    expect(read(out, 'de/index.html')).toContain('<meta name="twitter:card" content="summary">')
  })
})
