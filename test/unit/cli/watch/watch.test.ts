import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { debounced, oneAtATime, watchFolders } from '../../../../cli/watch/sources/changes.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

/** Work that ends when it is told to, and remembers what it was given. */
function work() {
  const runs: string[][] = []
  const ends: { readonly succeed: () => void; readonly fail: (error: Error) => void }[] = []
  const build = oneAtATime((changed) => {
    runs.push([...changed])
    return new Promise<void>((succeed, fail) => ends.push({ succeed, fail }))
  })
  const turn = () => new Promise((resolve) => setImmediate(resolve))
  return {
    runs,
    build,
    end: (index: number) => (ends[index]?.succeed(), turn()),
    fail: (index: number) => (ends[index]?.fail(new Error('broken')), turn()),
  }
}

describe('oneAtATime', () => {
  test('starts at once when nothing runs', () => {
    const { build, runs } = work()
    void build(['a'])
    expect(runs).toEqual([['a']])
  })

  test('starts nothing while something runs', () => {
    const { build, runs } = work()
    void build(['a'])
    void build(['b'])
    expect(runs).toEqual([['a']])
  })

  test('puts what came meanwhile together into one run', async () => {
    const { build, runs, end } = work()
    void build(['a'])
    void build(['b'])
    void build(['c'])
    await end(0)
    expect(runs).toEqual([['a'], ['b', 'c']])
  })

  test('puts what comes during the second run into a third', async () => {
    const { build, runs, end } = work()
    void build(['a'])
    void build(['b'])
    await end(0)
    void build(['c'])
    await end(1)
    expect(runs).toEqual([['a'], ['b'], ['c']])
  })

  test('starts again after it has come to rest', async () => {
    const { build, runs, end } = work()
    void build(['a'])
    await end(0)
    void build(['b'])
    expect(runs).toEqual([['a'], ['b']])
  })

  test('returns to a caller only after its own change is built', async () => {
    const { build, end } = work()
    let done = false
    void build(['a'])
    const waiting = build(['b']).then(() => (done = true))
    await end(0)
    expect(done).toBe(false)
    await end(1)
    expect(await waiting).toBe(true)
  })

  test('goes on after a failure, and tells it', async () => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
    const { build, runs, fail } = work()
    void build(['a'])
    void build(['b'])
    await fail(0)
    expect(runs).toEqual([['a'], ['b']])
    expect(told.mock.calls).toEqual([['broken\n']])
    told.mockRestore()
  })
})

describe('debounced', () => {
  /** What is told, and after how many milliseconds, if so many files change at once. */
  function toldOf(count: number) {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const start = Date.now()
    const told: (readonly [files: number, ms: number])[] = []
    const changed = debounced(
      (files) => told.push([files.length, Date.now() - start]),
      () => 'new',
    )
    for (let file = 0; file < count; file += 1) changed(`${file}.md`)
    vi.advanceTimersByTime(1000)
    return told
  }

  test('tells of a saved file at once', () => expect(toldOf(1)).toEqual([[1, 10]]))

  test('tells of many files when none has changed for a while, as a build would see a part of them', () =>
    expect(toldOf(500)).toEqual([[500, 150]]))
})

/** A system that has watches for so many folders and files, and no more. */
function withWatches(most: number): void {
  const { watch } = fs
  let count = 0
  const refuse = (file: fs.PathLike): never => {
    throw Object.assign(new Error(`ENOSPC: planted, watch '${String(file)}'`), { code: 'ENOSPC' })
  }
  fs.watch = (file: fs.PathLike, ...rest: []) => ((count += 1) > most ? refuse(file) : watch(file, ...rest))
  syncBuiltinESMExports()
  onTestFinished(() => {
    fs.watch = watch
    syncBuiltinESMExports()
  })
}

test.each([0, 1, 3, 5])('with watches for %i folders of a site, all of its files are polled', async (most) => {
  const root = temporaryFolder()
  const files = ['content/a/de.md', 'content/b/de.md', 'i18n/messages/de.json', 'templates/index.ts']
  writeFiles(root, Object.fromEntries(files.map((file) => [file, ''])))
  withWatches(most)
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const changed = new Set<string>()
  const watcher = await watchFolders(root, (file) => changed.add(path.relative(root, file)))
  onTestFinished(() => (said.mockRestore(), watcher.close()))
  expect(said.mock.calls.join()).toContain('the files are polled instead')
  // A change before the first look of the poll is part of that look.
  let edits = 0
  const edited = (): string[] => {
    writeFiles(root, Object.fromEntries(files.map((file) => [file, `edit ${(edits += 1)}`])))
    return [...changed].toSorted()
  }
  await expect.poll(edited, { timeout: 20_000, interval: 150 }).toEqual(files)
})

test('when a new folder finds no watch left, the files are polled, and the content is looked at again', async () => {
  const root = temporaryFolder()
  writeFiles(root, { 'content/a/de.md': '', 'i18n/messages/de.json': '', 'templates/index.ts': '' })
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  const changed = new Set<string>()
  const watcher = await watchFolders(root, (file) => changed.add(path.relative(root, file)))
  onTestFinished(() => (said.mockRestore(), watcher.close()))
  withWatches(0)
  writeFiles(root, { 'content/b/de.md': '' })
  await expect.poll(() => said.mock.calls.join(), { timeout: 20_000 }).toContain('the files are polled instead')
  await expect.poll(() => [...changed], { timeout: 20_000 }).toContain('content')
  let edits = 0
  const edited = (): string[] => {
    writeFiles(root, { 'content/b/de.md': `edit ${(edits += 1)}` })
    return [...changed]
  }
  await expect.poll(edited, { timeout: 20_000, interval: 150 }).toContain('content/b/de.md')
})
