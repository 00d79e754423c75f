import { execFile, spawnSync } from 'node:child_process'
import { readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'rolldown'
import { describe, expect, test } from 'vitest'
import { LockedError, withLock } from '../../../../cli/output/lock.ts'
import { startOf } from '../../../../cli/output/process-start.ts'
import { PROJECT } from '../../../support/site.ts'
import { fsError, patchFs } from '../patched-fs.ts'
import { temporaryFolder } from '../temporary.ts'

/** A second in the tests; `LONG=1`, as of `npm run test:faults -- --long`, takes more. */
const ROUNDS = process.env['LONG'] === '1' ? 1000 : 100
const CONTENDER = path.join(PROJECT, 'test/support/lock-contender.mjs')

/** The lock as a file that processes of plain Node can run. */
async function compiledLock(folder: string): Promise<string> {
  const file = path.join(folder, 'lock.mjs')
  await build({
    input: path.join(PROJECT, 'cli/output/lock.ts'),
    platform: 'node',
    output: { file },
    logLevel: 'silent',
  })
  return file
}

function lockFileOf(out: string): string {
  return path.join(path.dirname(out), `.${path.basename(out)}.lock`)
}

describe('withLock', () => {
  test('gives the result of the work', async () => {
    expect(await withLock(path.join(temporaryFolder(), 'output'), 'kartograf generate', () => Promise.resolve(5))).toBe(
      5,
    )
  })

  test('keeps a second run out and says who holds the lock', async () => {
    const out = path.join(temporaryFolder(), 'output')
    const second = withLock(out, 'kartograf watch', () => withLock(out, 'kartograf generate', () => Promise.resolve()))
    await expect(second).rejects.toThrow(LockedError)
    await expect(withLock(out, 'kartograf watch', () => withLock(out, 'x', () => Promise.resolve()))).rejects.toThrow(
      `${out} is being written by another run: \`kartograf watch\`, process ${process.pid}, since 2`,
    )
  })

  test('leaves nothing on a full disk', async () => {
    const folder = temporaryFolder()
    symlinkSync('/dev/full', path.join(folder, `.output.lock.${process.pid}`))
    const run = withLock(path.join(folder, 'output'), 'kartograf generate', () => Promise.resolve())
    await expect(run).rejects.toThrow('ENOSPC')
    expect(readdirSync(folder)).toEqual([])
  })

  test('leaves the lock of the first run alone when the second is refused', async () => {
    const out = path.join(temporaryFolder(), 'output')
    const left = await withLock(out, 'kartograf watch', async () => {
      await withLock(out, 'kartograf generate', () => Promise.resolve()).catch(() => undefined)
      return readdirSync(path.dirname(out))
    })
    expect(left).toEqual(['.output.lock'])
  })

  test.each<[string, () => Promise<void>]>([
    ['done', () => Promise.resolve()],
    ['broken', () => Promise.reject(new Error('broken'))],
  ])('lets go when the work is %s', async (_, work) => {
    const out = path.join(temporaryFolder(), 'output')
    await withLock(out, 'kartograf generate', work).catch(() => undefined)
    expect(readdirSync(path.dirname(out))).toEqual([])
  })

  test('lets runs work on different outputs', async () => {
    const folder = temporaryFolder()
    const inner = () => withLock(path.join(folder, 'b'), 'kartograf generate', () => Promise.resolve('both'))
    expect(await withLock(path.join(folder, 'a'), 'kartograf generate', inner)).toBe('both')
  })

  test('takes over the lock of a process that is gone', async () => {
    const out = path.join(temporaryFolder(), 'output')
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeFileSync(
      lockFileOf(out),
      JSON.stringify({ pid, command: 'kartograf generate', since: '2026-11-20T00:00:00Z' }),
    )
    expect(await withLock(out, 'kartograf generate', () => Promise.resolve('taken'))).toBe('taken')
  })

  test('takes over a lock of its own number that is older than itself, as a container’s next process finds it', async () => {
    const out = path.join(temporaryFolder(), 'output')
    writeFileSync(
      lockFileOf(out),
      JSON.stringify({ pid: process.pid, command: 'kartograf generate', since: '2020-01-01T00:00:00Z' }),
    )
    expect(await withLock(out, 'kartograf generate', () => Promise.resolve('taken'))).toBe('taken')
  })

  test('takes over the lock of a run whose number another process has by now', async () => {
    const out = path.join(temporaryFolder(), 'output')
    const start = startOf(process.ppid)
    const lock = (changes: object) =>
      writeFileSync(
        lockFileOf(out),
        JSON.stringify({ pid: process.ppid, command: 'kartograf generate', since: '2026-11-20T00:00:00Z', ...changes }),
      )
    lock({ start })
    await expect(withLock(out, 'kartograf generate', () => Promise.resolve())).rejects.toThrow(LockedError)
    lock({ start: 'another boot 1' })
    expect(await withLock(out, 'kartograf generate', () => Promise.resolve('taken'))).toBe('taken')
  })

  test('names the file of the lock where it cannot know better', async () => {
    const out = path.join(temporaryFolder(), 'output')
    writeFileSync(lockFileOf(out), JSON.stringify({ pid: process.ppid, command: 'x', since: 'long ago' }))
    await expect(withLock(out, 'kartograf generate', () => Promise.resolve())).rejects.toThrow(
      `If there is no such run, delete ${lockFileOf(out)}.`,
    )
  })

  test.each(['{"pid":', 'null'])('takes over a lock that cannot be read (%s)', async (content) => {
    const out = path.join(temporaryFolder(), 'output')
    writeFileSync(lockFileOf(out), content)
    expect(await withLock(out, 'kartograf generate', () => Promise.resolve('taken'))).toBe('taken')
  })

  test.each(['EISDIR', 'EPERM', 'ENOTSUP', 'ENOSYS'])(
    'works on a file system without hard links (%s)',
    async (code) => {
      patchFs('linkSync', () => () => {
        throw fsError(code)
      })
      const out = path.join(temporaryFolder(), 'output')
      const [first, left] = await withLock(out, 'kartograf watch', async () => [
        await withLock(out, 'kartograf generate', () => Promise.resolve()).catch((error: unknown) => error),
        readdirSync(path.dirname(out)),
      ])
      expect(first).toBeInstanceOf(LockedError)
      expect(left).toEqual(['.output.lock'])
      writeFileSync(lockFileOf(out), '')
      expect(await withLock(out, 'kartograf generate', () => Promise.resolve('taken'))).toBe('taken')
      expect(readdirSync(path.dirname(out))).toEqual([])
    },
  )

  test('waits for the text of a lock that is empty, as it is for a moment without hard links', async () => {
    const out = path.join(temporaryFolder(), 'output')
    const holder = { pid: process.ppid, command: 'kartograf watch', since: '2026-11-20T00:00:00Z' }
    writeFileSync(lockFileOf(out), JSON.stringify(holder))
    let looks = 0
    patchFs('readFileSync', (real) => (file: string, options: 'utf8') => {
      if (file === lockFileOf(out)) looks += 1
      return file === lockFileOf(out) && looks === 1 ? '' : real(file, options)
    })
    await expect(withLock(out, 'kartograf generate', () => Promise.resolve())).rejects.toThrow(LockedError)
  })

  test('makes the folder that will contain the output', async () => {
    const out = path.join(temporaryFolder(), 'new', 'output')
    expect(await withLock(out, 'kartograf generate', () => Promise.resolve('made'))).toBe('made')
  })

  test('lets one of eight processes take over an abandoned lock, never two', { timeout: ROUNDS * 300 }, async () => {
    const folder = temporaryFolder()
    const lock = await compiledLock(folder)
    const { pid } = spawnSync(process.execPath, ['--version'])
    for (let round = 0; round < ROUNDS; round += 1)
      writeFileSync(lockFileOf(path.join(folder, `${round}`)), JSON.stringify({ pid, command: 'x', since: 'long ago' }))
    const start = String(Date.now() + 1000)
    const runs = Array.from({ length: 8 }, () =>
      promisify(execFile)(process.execPath, [CONTENDER, lock, folder, `${ROUNDS}`, start]),
    )
    expect((await Promise.all(runs)).map(({ stdout }) => stdout)).toEqual(Array(8).fill(''))
    expect(readdirSync(folder)).toEqual(['lock.mjs'])
  })
})
