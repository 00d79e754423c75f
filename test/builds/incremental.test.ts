import { existsSync, readFileSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startResident } from '../support/process/resident.ts'
import { AT, cleanEnvironment, copyFixture, edit, generate, read, timesOf, treeOf, write } from '../support/site.ts'

const cleanBuilds = startResident(cleanEnvironment())
let root = ''
const out = (): string => path.join(root, 'output')

beforeAll(() => {
  root = copyFixture('incremental')
})
afterAll(() => {
  cleanBuilds.end()
  rmSync(root, { recursive: true, force: true })
})

beforeEach(() => {
  expect(generate(root).code).toBe(0)
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
 * A clean build of the same sources elsewhere, by a process that makes only such builds and without what earlier builds have kept,
 * but for the time in builds/latest.json and assets of earlier builds.
 */
function expectLikeCleanBuild(): void {
  const clean = path.join(root, 'clean')
  const [cache, aside] = [path.join(root, '.cache'), path.join(root, '.cache-aside')]
  rmSync(clean, { recursive: true, force: true })
  renameSync(cache, aside)
  const command = ['generate', '--root', root, '--at', AT, '--out', clean]
  expect(cleanBuilds.run({ args: command, folder: root })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining('kept 0'),
  })
  rmSync(cache, { recursive: true })
  renameSync(aside, cache)
  const { 'builds/latest.json': _latest, ...own } = treeOf(out())
  const { 'builds/latest.json': _clean, ...fresh } = treeOf(clean)
  const present = Object.entries(own).filter(([file]) => file in fresh || !file.startsWith('assets/'))
  expect(Object.fromEntries(present)).toEqual(fresh)
}

describe('a second run', () => {
  test('renders nothing, rewrites nothing and keeps the build id', () => {
    const times = timesOf(out())
    const id = buildId()
    const run = generate(root)
    expect(run.stdout).toMatch(/rendered 0, kept 82 .* 0 written, 0 removed/)
    expect(timesOf(out())).toEqual(times)
    expect(buildId()).toBe(id)
  })

  test('renders nothing when a source has a new time and the same text', () => {
    const file = path.join(root, 'content/posts/anchor/de.md')
    utimesSync(file, new Date(), new Date())
    expect(rendered(generate(root).stdout)).toBe(0)
  })
})

describe('one edited post', () => {
  test('renders that post alone when only its text changed', () => {
    const before = treeOf(out())
    const times = timesOf(out())
    edit(root, 'content/posts/delta/de.md', 'Text about delta', `Changed text ${Date.now()} about delta`)
    const run = generate(root)
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

  test('renders the pages that show its card when the title changed: three neighbours at most, lists and author', () => {
    const before = treeOf(out())
    const title = /title: (.*)/.exec(read(root, 'content/posts/harbour/de.md'))?.[1] ?? ''
    edit(root, 'content/posts/harbour/de.md', `title: ${title}`, `title: Hafen ${Date.now()}`)
    generate(root)
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

test('a text after a title, with a lost page of another post: the same bytes as a clean build', () => {
  edit(root, 'content/posts/harbour/en.md', 'title: ', `title: ${Date.now()} `)
  generate(root)
  edit(root, 'content/posts/delta/de.md', 'customers. See', `customers (${Date.now()}). See`)
  rmSync(path.join(out(), 'en/posts/anchor/index.html'))
  expect(rendered(generate(root).stdout)).toBe(2)
  expectLikeCleanBuild()
})

describe('other changes', () => {
  test('a fact renders the pages that state it, in all languages', () => {
    const before = treeOf(out())
    edit(root, 'content/facts.yaml', 'euro: 1450', 'euro: 1550')
    generate(root)
    expect(changedPages(before)).toEqual(['de/index.html', 'en/index.html', 'es/index.html'])
    edit(root, 'content/facts.yaml', 'euro: 1550', 'euro: 1450')
    generate(root)
    expectLikeCleanBuild()
  })

  test('a new post appears, a removed one disappears with its files', () => {
    const text = read(root, 'content/posts/anchor/de.md')
    const policy = text.replace('tags: [granite]', 'tags: [granite]\nuntranslated: { en: none, es: none }')
    write(root, 'content/posts/islet/de.md', policy.replace('Anchor de', 'Islet'))
    expect(generate(root).code).toBe(0)
    expect(statSync(path.join(out(), 'de/posts/islet/index.html')).isFile()).toBe(true)
    expectLikeCleanBuild()
    rmSync(path.join(root, 'content/posts/islet'), { recursive: true })
    expect(generate(root).code).toBe(0)
    expect(Object.keys(treeOf(out())).filter((file) => file.includes('islet'))).toEqual([])
    expectLikeCleanBuild()
  })

  test('a changed menu renders every page', () => {
    edit(root, 'content/navigation.yaml', 'title: Firma', 'title: Betrieb')
    const run = generate(root)
    expect(run.stdout).toContain('kept 0')
    expectLikeCleanBuild()
  })

  test('a changed template renders every page', () => {
    edit(
      root,
      'templates/pages.tsx',
      '<article>\n      <h1>{view.post.title}',
      '<article className="post">\n      <h1>{view.post.title}',
    )
    const before = treeOf(out())
    const run = generate(root)
    expect(run.stdout).toContain('kept 0')
    expect(changedPages(before).every((file) => file.includes('/posts/'))).toBe(true)
    expectLikeCleanBuild()
  })

  test('a file of the output that was changed by hand is made again', () => {
    const file = path.join(out(), 'de/about/index.html')
    const before = readFileSync(file, 'utf8')
    write(out(), 'de/about/index.html', 'spoilt')
    expect(rendered(generate(root).stdout)).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe(before)
  })

  test('a file of the output that was deleted is made again', () => {
    rmSync(path.join(out(), 'de/about'), { recursive: true })
    rmSync(path.join(out(), 'sitemap.xml'))
    const id = buildId()
    expect(rendered(generate(root).stdout)).toBe(1)
    expect(buildId()).toBe(id)
    expectLikeCleanBuild()
  })

  test('without a cache everything is made again: the same bytes', () => {
    const before = treeOf(out())
    rmSync(path.join(root, '.cache'), { recursive: true })
    expect(generate(root).stdout).toContain('kept 0')
    const { 'builds/latest.json': _a, ...own } = treeOf(out())
    const { 'builds/latest.json': _b, ...earlier } = before
    expect(own).toEqual(earlier)
  })
})

test.each(['', '/sub'])('a file is gone that pages refer to, below %j: the same errors as of a clean build', (base) => {
  const folder = copyFixture('incremental-gone')
  const TITLE = '<h1>{view.post.title}'
  edit(folder, 'content/site.yaml', 'baseUrl: https://alpha.example', `baseUrl: https://alpha.example${base}`)
  edit(folder, 'templates/pages.tsx', TITLE, `<img src="/plan.svg" alt="" />${TITLE}`)
  write(folder, 'content/static/plan.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>')
  expect(generate(folder).code).toBe(0)
  rmSync(path.join(folder, 'content/static/plan.svg'))
  const again = generate(folder)
  const clean = generate(folder, '--out', path.join(folder, 'clean'))
  expect(again.stderr).toMatch(
    /\/de\/posts\/\w+\/ and \d+ other pages refer to \/plan\.svg, which is not in the output/,
  )
  expect([again.code, again.stderr]).toEqual([clean.code, clean.stderr])
  rmSync(folder, { recursive: true, force: true })
})

test.each([
  ['a link leads nowhere', 'content/pages/about/de.md', /$/, '\n[Nowhere](/nowhere)\n'],
  ['a page cannot be rendered', 'templates/pages.tsx', /<h1>\{view\.post\.title\}/, '<h1>{view.post.nothing.at}'],
  ['a style sheet cannot be compiled', 'templates/style.css', /$/, '\n.a { color: url( ; \n'],
] as const)('what has been read is kept even if %s', (_, file, place, text) => {
  const folder = copyFixture('incremental-kept')
  write(folder, file, read(folder, file).replace(place, text))
  expect(generate(folder).code).toBe(1)
  for (const kept of ['texts.bin', 'entries.bin'])
    expect(existsSync(path.join(folder, '.cache', kept)), kept).toBe(true)
  rmSync(folder, { recursive: true, force: true })
})
