import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeSite } from './bench/workload.mjs'
import { AT, generate, PROJECT, treeOf } from './support/site.ts'

/** Enough pages for two threads: see `threadsFor`. */
const POSTS = 280
const root = path.join(PROJECT, '.cache', 'site-threads')
const hasTaskset = spawnSync('taskset', ['--version']).status === 0

beforeAll(() => makeSite(PROJECT, root, POSTS))
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.runIf(hasTaskset && availableParallelism() > 1)('several threads make the same output as one', () => {
  expect(generate(root).stdout).toMatch(/rendered \d+ in \d threads/)
  const { 'builds/latest.json': _threads, ...threads } = treeOf(path.join(root, 'output'))

  const single = path.join(root, 'single')
  const bin = path.join(PROJECT, 'cli', 'bin.mjs')
  // One processor: then the pages are rendered in the main thread.
  const run = spawnSync(
    'taskset',
    ['-c', '0', process.execPath, bin, 'generate', '--root', root, '--out', single, '--at', AT],
    { encoding: 'utf8' },
  )
  expect(run.stdout).toMatch(/rendered \d+, kept 0/)
  const { 'builds/latest.json': _single, ...one } = treeOf(single)
  expect(one).toEqual(threads)
})
