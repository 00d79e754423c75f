import { readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { compileCached, stampFile } from '../../../../cli/theme/compile-cache.ts'
import { filesIn, temporaryFolder, writeFiles } from '../temporary.ts'

/** A compiler of one input that counts its runs, with a cache beside it. */
function compiler() {
  const folder = temporaryFolder()
  const input = path.join(folder, 'in.ts')
  const missing = path.join(folder, 'later.ts')
  const cache = path.join(folder, 'cache')
  let runs = 0
  writeFiles(folder, { 'in.ts': 'one' })
  // Saved before the compiler starts, which the same millisecond does not tell.
  utimesSync(input, 0, 0)
  const compile = (key = 'key-1') =>
    compileCached(cache, 'theme', key, () => {
      runs += 1
      return Promise.resolve({ outputs: { 'theme.mjs': `run ${runs}` }, inputs: [input, missing], info: { run: runs } })
    })
  return { input, missing, cache, compile }
}

test('a file whose folder has become a file is missing', () => {
  const { input } = compiler()
  expect(stampFile(path.join(input, 'inner.ts'))).toBe('missing')
})

describe('compileCached', () => {
  test('writes what the compiler gives, and tells what it told', async () => {
    const { cache, compile } = compiler()
    expect(await compile()).toEqual({ run: 1 })
    expect(filesIn(cache)['theme.mjs']).toBe('run 1')
  })

  test('does not compile again while nothing has changed', async () => {
    const { compile } = compiler()
    await compile()
    expect(await compile()).toEqual({ run: 1 })
  })

  test.each<[string, (site: ReturnType<typeof compiler>) => void]>([
    ['an input has changed', ({ input }) => writeFileSync(input, 'another')],
    ['an input is gone', ({ input }) => rmSync(input)],
    ['an input has appeared that was missing', ({ missing }) => writeFileSync(missing, 'new')],
    ['an output is gone', ({ cache }) => rmSync(path.join(cache, 'theme.mjs'))],
    ['an output has been cut short', ({ cache }) => writeFileSync(path.join(cache, 'theme.mjs'), 'ru')],
    ['an output was altered, its size kept', ({ cache }) => writeFileSync(path.join(cache, 'theme.mjs'), 'run X')],
    ['the stamp is gone', ({ cache }) => rmSync(path.join(cache, 'theme.json'))],
    ['a killed run has left half a stamp', ({ cache }) => writeFileSync(path.join(cache, 'theme.json'), '{"key":')],
  ])('compiles again when %s', async (_, change) => {
    const site = compiler()
    await site.compile()
    change(site)
    expect(await site.compile()).toEqual({ run: 2 })
  })

  test('compiles again when an input has other words, and the size and the time of the old ones', async () => {
    const { input, compile } = compiler()
    await compile()
    // The clock of a file system goes in steps.
    await delay(20)
    writeFileSync(input, 'two')
    utimesSync(input, 0, 0)
    expect(await compile()).toEqual({ run: 2 })
  })

  test.each(['first', 'second'])(
    'compiles again when an input was saved while it was compiled for the %s time',
    async (time) => {
      const { cache, input, compile } = compiler()
      if (time === 'second') {
        await compile()
        writeFileSync(input, 'another')
      }
      const read = (): Promise<string> =>
        compileCached(cache, 'theme', 'key-1', () => {
          const info = readFileSync(input, 'utf8')
          writeFileSync(input, 'saved meanwhile')
          return Promise.resolve({ outputs: {}, inputs: [input], info })
        })
      expect(await read()).toBe(time === 'second' ? 'another' : 'one')
      expect(await read()).toBe('saved meanwhile')
    },
  )

  test('compiles again with another key', async () => {
    const { compile } = compiler()
    await compile()
    expect(await compile('key-2')).toEqual({ run: 2 })
  })

  test('passes on the error of the compiler and keeps nothing of it', async () => {
    const cache = path.join(temporaryFolder(), 'cache')
    const failing = compileCached(cache, 'theme', 'key', () => Promise.reject(new Error('broken')))
    await expect(failing).rejects.toThrow('broken')
    expect(
      await compileCached(cache, 'theme', 'key', () => Promise.resolve({ outputs: {}, inputs: [], info: 5 })),
    ).toBe(5)
  })
})
