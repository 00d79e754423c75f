import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { flushFiles } from '../../../../cli/output/flush.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

afterEach(() => vi.unstubAllEnvs())

/** Makes a command `sync` that notes its arguments and ends with a code; gives a function that reads the notes. */
function withSync(code: number): () => string {
  const folder = path.join(temporaryFolder(), 'bin')
  const notes = path.join(folder, 'notes')
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'sync'), `#!/bin/sh\necho "$@" >> '${notes}'\nexit ${code}\n`)
  chmodSync(path.join(folder, 'sync'), 0o755)
  vi.stubEnv('PATH', `${folder}${path.delimiter}/bin`)
  return () => (existsSync(notes) ? readFileSync(notes, 'utf8') : '')
}

function folderWith(count: number): { readonly folder: string; readonly names: string[] } {
  const folder = temporaryFolder()
  const names = Array.from({ length: count }, (_, at) => `${at}.html`)
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, name])))
  return { folder, names }
}

describe.runIf(process.platform === 'linux')('flushing files', () => {
  test('flushes the file system once if there are many', async () => {
    const notes = withSync(0)
    const { folder, names } = folderWith(100)
    await flushFiles(folder, names, ['.'])
    expect(notes()).toBe(`-f ${folder}\n`)
  })

  test('flushes a few files one by one, which leaves other programs alone', async () => {
    const notes = withSync(0)
    const { folder, names } = folderWith(98)
    await flushFiles(folder, names, ['.'])
    expect(notes()).toBe('')
  })

  test.each([
    ['fails', () => void withSync(1)],
    ['is missing', () => void vi.stubEnv('PATH', '')],
  ])('flushes many files one by one if the command %s, and says which cannot be opened', async (_what, prepare) => {
    prepare()
    const { folder, names } = folderWith(100)
    await expect(flushFiles(folder, names, ['.'])).resolves.toBeUndefined()
    await expect(flushFiles(folder, [...names, 'missing.html'], ['.'])).rejects.toThrow(/ENOENT.*missing\.html/)
  })
})
