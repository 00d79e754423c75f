import { readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { residentGenerator } from './support/resident.ts'
import { copyFixture, edit, generate as generateAlone, read, timesOf, treeOf, write } from './support/site.ts'

const generate = residentGenerator()

let root = ''
const out = (): string => path.join(root, 'output')

beforeAll(() => {
  root = copyFixture('incremental')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

beforeEach(async () => {
  expect((await generate(root)).code).toBe(0)
})

/** Pages whose HTML another run has changed. */
function changedPages(before: Record<string, string>): string[] {
  const after = treeOf(out())
  return Object.keys(after).filter((file) => file.endsWith('index.html') && after[file] !== before[file])
}

function rendered(stdout: string): number {
  return Number(/rendered (\d+)/.exec(stdout)?.[1])
}

function buildId(): string {
  return (JSON.parse(readFileSync(path.join(out(), 'builds/latest.json'), 'utf8')) as { id: string }).id
}

/**
 * A clean build of the same sources elsewhere, by a program of its own and without what earlier builds have kept, but for the
 * time in builds/latest.json and assets of earlier builds.
 */
function expectLikeCleanBuild(): void {
  const clean = path.join(root, 'clean')
  const [cache, aside] = [path.join(root, '.cache'), path.join(root, '.cache-aside')]
  rmSync(clean, { recursive: true, force: true })
  renameSync(cache, aside)
  expect(generateAlone(root, '--out', clean).code).toBe(0)
  rmSync(cache, { recursive: true })
  renameSync(aside, cache)
  const { 'builds/latest.json': _latest, ...own } = treeOf(out())
  const { 'builds/latest.json': _clean, ...fresh } = treeOf(clean)
  const present = Object.entries(own).filter(([file]) => file in fresh || !file.startsWith('assets/'))
  expect(Object.fromEntries(present)).toEqual(fresh)
}

describe('a second run', () => {
  test('renders nothing, rewrites nothing and keeps the build id', async () => {
    const times = timesOf(out())
    const id = buildId()
    const run = await generate(root)
    expect(run.stdout).toMatch(/rendered 0, kept 82 .* 0 written, 0 removed/)
    expect(timesOf(out())).toEqual(times)
    expect(buildId()).toBe(id)
  })

  test('renders nothing when a source has a new time and the same text', async () => {
    const file = path.join(root, 'content/posts/anchor/de.md')
    utimesSync(file, new Date(), new Date())
    expect(rendered((await generate(root)).stdout)).toBe(0)
  })
})

describe('one edited post', () => {
  test('renders that post alone when only its text changed', async () => {
    const before = treeOf(out())
    const times = timesOf(out())
    edit(root, 'content/posts/delta/de.md', 'Text about delta', `Changed text ${Date.now()} about delta`)
    const run = await generate(root)
    expect(rendered(run.stdout)).toBe(1)
    expect(changedPages(before)).toEqual(['de/posts/delta/index.html'])
    const after = timesOf(out())
    const touched = Object.keys(after).filter((file) => after[file] !== times[file])
    expect(touched.filter((file) => !file.startsWith('builds/'))).toEqual([
      'de/posts/delta/_payload.json',
      'de/posts/delta/index.html',
    ])
    expectLikeCleanBuild()
  })

  test('renders the pages that show its card when the title changed: three neighbours at most, lists and author', async () => {
    const before = treeOf(out())
    const title = /title: (.*)/.exec(read(root, 'content/posts/harbour/de.md'))?.[1] ?? ''
    edit(root, 'content/posts/harbour/de.md', `title: ${title}`, `title: Hafen ${Date.now()}`)
    await generate(root)
    const changed = changedPages(before)
    expect(changed).toContain('de/posts/harbour/index.html')
    // Of the pages of the archive those that show the card, and the file with all of them.
    expect(changed.filter((file) => file.startsWith('de/blog/'))).toEqual([
      'de/blog/index.html',
      'de/blog/tags/granite/index.html',
      'de/blog/topics/stone/index.html',
    ])
    expect(read(out(), 'de/blog/_posts.json')).toContain('Hafen')
    expect(changed).toContain('de/index.html')
    expect(changed).toContain('de/authors/alpha/index.html')
    const neighbours = changed.filter((file) => file.startsWith('de/posts/') && !file.includes('harbour'))
    expect(neighbours.length).toBeGreaterThan(0)
    expect(neighbours.length).toBeLessThanOrEqual(3)
    expect(changed.filter((file) => !file.startsWith('de/'))).toEqual([])
    expectLikeCleanBuild()
  })
})

describe('other changes', () => {
  test('a fact renders the pages that state it, in all languages', async () => {
    const before = treeOf(out())
    edit(root, 'content/facts.yaml', 'euro: 1450', 'euro: 1550')
    await generate(root)
    expect(changedPages(before)).toEqual(['de/index.html', 'en/index.html', 'es/index.html'])
    edit(root, 'content/facts.yaml', 'euro: 1550', 'euro: 1450')
    await generate(root)
    expectLikeCleanBuild()
  })

  test('a new post appears, a removed one disappears with its files', async () => {
    const text = read(root, 'content/posts/anchor/de.md')
    const policy = text.replace('tags: [granite]', 'tags: [granite]\nuntranslated: { en: none, es: none }')
    write(root, 'content/posts/islet/de.md', policy.replace('Anchor de', 'Islet'))
    expect((await generate(root)).code).toBe(0)
    expect(statSync(path.join(out(), 'de/posts/islet/index.html')).isFile()).toBe(true)
    expectLikeCleanBuild()
    rmSync(path.join(root, 'content/posts/islet'), { recursive: true })
    expect((await generate(root)).code).toBe(0)
    expect(Object.keys(treeOf(out())).filter((file) => file.includes('islet'))).toEqual([])
    expectLikeCleanBuild()
  })

  test('a changed menu renders every page', async () => {
    edit(root, 'content/navigation.yaml', 'title: Firma', 'title: Betrieb')
    const run = await generate(root)
    expect(run.stdout).toContain('kept 0')
    expectLikeCleanBuild()
  })

  test('a changed template renders every page', async () => {
    edit(
      root,
      'templates/pages.tsx',
      '<article>\n      <h1>{view.post.title}',
      '<article className="post">\n      <h1>{view.post.title}',
    )
    const before = treeOf(out())
    const run = await generate(root)
    expect(run.stdout).toContain('kept 0')
    expect(changedPages(before).every((file) => file.includes('/posts/'))).toBe(true)
    expectLikeCleanBuild()
  })

  test('a file of the output that was changed by hand is made again', async () => {
    const file = path.join(out(), 'de/about/index.html')
    const before = readFileSync(file, 'utf8')
    write(out(), 'de/about/index.html', 'spoilt')
    expect(rendered((await generate(root)).stdout)).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('a file of the output that was deleted is made again', async () => {
    rmSync(path.join(out(), 'de/about'), { recursive: true })
    rmSync(path.join(out(), 'sitemap.xml'))
    const id = buildId()
    expect(rendered((await generate(root)).stdout)).toBe(1)
    expect(buildId()).toBe(id)
    expectLikeCleanBuild()
  })

  test('without a cache everything is made again: the same bytes', async () => {
    const before = treeOf(out())
    rmSync(path.join(root, '.cache'), { recursive: true })
    expect((await generate(root)).stdout).toContain('kept 0')
    const { 'builds/latest.json': _a, ...own } = treeOf(out())
    const { 'builds/latest.json': _b, ...earlier } = before
    expect(own).toEqual(earlier)
  })
})
