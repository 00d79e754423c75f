import { readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { isUnaltered, intactFiles, readRecord, type BuildRecord } from '../../cli/build/record.ts'
import { workspaceOf } from '../../cli/output/paths.ts'
import { AT, copyFixture, filesOf, generate, site, treeOf } from '../support/site.ts'

const root = copyFixture('altered')
const workspace = workspaceOf({ root, out: undefined })
const { out, cache } = workspace
let whole: Record<string, string>
let record: BuildRecord

beforeAll(() => {
  // Of young sources a run does not remember what it has found.
  const longAgo = new Date('2020-01-01')
  for (const file of filesOf(path.join(root, 'content'))) utimesSync(path.join(root, 'content', file), longAgo, longAgo)
  expect(generate(root).code).toBe(0)
  whole = treeOf(out)
  const read = readRecord(workspace)
  if (!read) throw new Error('The build has left no record')
  record = read
})

/** A source of numbers that are the same in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

/** Another bit at a place of a file, whose time is set back. */
function flip(file: string, place: number): void {
  const { atime, mtime } = statSync(file)
  const bytes = readFileSync(file)
  bytes[place % bytes.length] = (bytes[place % bytes.length] ?? 0) ^ 1
  writeFileSync(file, bytes)
  utimesSync(file, atime, mtime)
}

test('a thousand changes of one byte, with size and time kept, are all found', () => {
  const next = numbers(7)
  const files = Object.keys(record.files)
  const missed = Array.from({ length: 1000 }, () => {
    const file = files[next(files.length)] ?? ''
    const known = record.files[file]
    if (!known || known.size === 0) return []
    const place = next(known.size)
    flip(path.join(out, file), place)
    const one = { ...record, files: { [file]: known }, retired: {} }
    const found = !intactFiles(one, out).has(file) && !isUnaltered(out, file, known)
    flip(path.join(out, file), place)
    return found ? [] : [file]
  }).flat()
  expect(missed).toEqual([])
})

test('`check --output` names each file that was changed or is gone, and `generate` writes them again', () => {
  const changed = ['de/index.html', 'en/posts/basalt/_payload.json', 'sitemap.xml']
  for (const [at, file] of changed.entries()) flip(path.join(out, file), at * 7)
  rmSync(path.join(out, 'robots.txt'))
  const run = site(['check', '--root', root, '--at', AT, '--output'])
  expect(run.code).toBe(1)
  expect([...run.stdout.matchAll(/^output\/(\S+):1:1 error altered-output/gm)].map((match) => match[1])).toEqual(
    [...changed, 'robots.txt'].toSorted(),
  )
  expect(generate(root).code).toBe(0)
  expect(treeOf(out)).toEqual(whole)
  const again = site(['check', '--root', root, '--at', AT, '--output'])
  expect(again.stdout).not.toContain('altered-output')
})

test('one changed byte in each file of the cache changes no byte of the output', () => {
  const files = filesOf(cache).filter((file) => !file.startsWith('check/') && !file.startsWith('check.'))
  expect(files.length).toBeGreaterThan(10)
  expect(files).toEqual(expect.arrayContaining(['texts.bin', 'entries.bin', 'media.bin']))
  for (const [at, file] of files.entries()) flip(path.join(cache, file), at * 37)
  rmSync(out, { recursive: true })
  const run = generate(root)
  expect(run.stderr).toBe('')
  // Only the time of the build is another: nothing told when it was.
  const ignored = { 'builds/latest.json': '' }
  expect({ ...treeOf(out), ...ignored }).toEqual({ ...whole, ...ignored })
})
