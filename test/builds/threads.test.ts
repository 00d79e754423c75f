import { spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSite } from '../bench/workload.mjs'
import { AT, generate, PROJECT, siteFolder, treeOf } from '../support/site.ts'

/** Enough texts to be read in threads, and so enough pages to be rendered there: see `SURELY`. */
const POSTS = 510
const PACK = 'parent: de\nname: Hochdeutsch\n'
const root = siteFolder('threads')
const hasTaskset = spawnSync('taskset', ['--version']).status === 0

beforeAll(() => {
  makeSite(PROJECT, root, POSTS)
  // Threads share the languages of the index.
  appendFileSync(path.join(root, 'content/site.yaml'), '\nsearch: true\n')
  // And the pack of the site, which has another name.
  mkdirSync(path.join(root, 'i18n/locales'))
  writeFileSync(path.join(root, 'i18n/locales/de.yaml'), PACK)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const hasThreads = hasTaskset && availableParallelism() > 1

/** One processor: then everything is done in the main thread. */
function generateAlone(...args: readonly string[]) {
  const bin = path.join(PROJECT, 'cli', 'bin.mjs')
  const generation = [process.execPath, bin, 'generate', '--root', root, '--at', AT, ...args]
  return spawnSync('taskset', ['-c', '0', ...generation], { encoding: 'utf8' })
}

test.runIf(hasThreads)('several threads make the same output as one', () => {
  expect(generate(root).stdout).toMatch(/rendered \d+ in \d threads/)
  const posts = readdirSync(path.join(root, 'output/de/posts'))
  const german = readFileSync(path.join(root, 'output/de/posts', posts.at(-1) ?? '', 'index.html'), 'utf8')
  expect(german).toContain('>Hochdeutsch</a>')
  const { 'builds/latest.json': _threads, ...threads } = treeOf(path.join(root, 'output'))
  expect(Object.keys(threads).filter((file) => file.endsWith('/_search-index.json'))).toHaveLength(3)

  const single = path.join(root, 'single')
  expect(generateAlone('--out', single).stdout).toMatch(/rendered \d+, kept 0/)
  const { 'builds/latest.json': _single, ...one } = treeOf(single)
  expect(one).toEqual(threads)
})

test.runIf(hasThreads)('several threads find the same faults as one, in the same order', () => {
  const [first, second] = readdirSync(path.join(root, 'content/posts'))
  const broken = path.join(root, 'content/posts', first ?? '', 'en.md')
  const wrong = path.join(root, 'content/posts', second ?? '', 'de.md')
  const texts = [broken, wrong].map((file) => readFileSync(file, 'utf8'))
  writeFileSync(broken, '---\ntitle: [\n---\n')
  writeFileSync(wrong, `${texts[1]}\n[dead](/nowhere)\n\n# Too large\n`)
  rmSync(path.join(root, '.cache/markdown.json'), { force: true })
  const threads = generate(root)
  const one = generateAlone()
  for (const [index, file] of [broken, wrong].entries()) writeFileSync(file, texts[index] ?? '')
  expect(threads.code).toBe(1)
  expect(threads.stderr).toContain('broken-front-matter')
  expect(threads.stderr).toContain('dead-link')
  expect(one.stderr).toContain(threads.stderr)
})
