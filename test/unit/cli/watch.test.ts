import { describe, expect, test, vi } from 'vitest'
import { oneAtATime } from '../../../cli/serve/changes.ts'

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
