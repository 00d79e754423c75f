import { execFile, spawn, spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { build } from 'rolldown'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { LockedError, withLock } from '../../../../cli/output/lock.ts'
import { HOST, OWN_NAME } from '../../../../cli/output/own-name.ts'
import { startOf } from '../../../../cli/output/process-start.ts'
import { PROJECT } from '../../../support/site.ts'
import { fsError, patchFs } from '../patched-fs.ts'
import { temporaryFolder } from '../temporary.ts'

/** A second in the tests; `LONG=1`, as of `npm run test:faults -- --long`, takes more. */
const ROUNDS = process.env['LONG'] === '1' ? 1000 : 100
const CONTENDER = path.join(PROJECT, 'test/support/process/lock-contender.mjs')

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

/** A lock of a run on another machine, whose clock is so many seconds behind, just after a beat. */
function lockElsewhere(out: string, seconds = 0, file = lockFileOf(out)): void {
  const holder = { pid: 7, command: 'kartograf generate', since: 'today', host: 'web-1' }
  writeFileSync(file, JSON.stringify(holder))
  beatElsewhere(out, seconds, file)
}

function beatElsewhere(out: string, seconds: number, file = lockFileOf(out)): void {
  const then = new Date(Date.now() - seconds * 1000)
  utimesSync(file, then, then)
}

/** Runs a wait of a minute in a few milliseconds, and collects what is said meanwhile. */
function hastened(): { readonly said: string[]; readonly pass: (ms: number) => Promise<unknown> } {
  const said: string[] = []
  const write = vi.spyOn(process.stderr, 'write').mockImplementation((text) => Boolean(said.push(String(text))))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
    write.mockRestore()
  })
  return { said, pass: (ms) => vi.advanceTimersByTimeAsync(ms) }
}

/** Arguments of `unshare`: a program with process ids of its own, as in a container. */
const IN_CONTAINER = ['--pid', '--fork', '--kill-child', '--mount-proc']

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
    symlinkSync('/dev/full', path.join(folder, `.output.lock.${OWN_NAME}`))
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

  test('gives its lock a new time every ten seconds, and leaves alone that of another run which has taken it over', async () => {
    const out = path.join(temporaryFolder(), 'output')
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    await withLock(out, 'kartograf watch', () => {
      expect(JSON.parse(readFileSync(lockFileOf(out), 'utf8'))).toMatchObject({ pid: process.pid, host: HOST })
      utimesSync(lockFileOf(out), 1, 1)
      vi.advanceTimersByTime(10_000)
      expect(Date.now() - statSync(lockFileOf(out)).mtimeMs).toBeLessThan(60_000)
      lockElsewhere(out)
      return Promise.resolve()
    })
    expect(readdirSync(path.dirname(out))).toEqual(['.output.lock'])
  })

  test.each([-3600, 0, 3600])(
    'takes over the lock of another machine after a minute of silence, whatever its clock says (%i s behind)',
    async (seconds) => {
      const out = path.join(temporaryFolder(), 'output')
      const { said, pass } = hastened()
      lockElsewhere(out, seconds)
      lockElsewhere(out, seconds, `${lockFileOf(out)}.turn`)
      const run = withLock(out, 'kartograf generate', () => Promise.resolve('taken'))
      await pass(59_000)
      expect(readFileSync(lockFileOf(out), 'utf8')).toContain('web-1')
      // It was taking over a lock itself, and ended between its two steps.
      await pass(62_000)
      expect(await run).toBe('taken')
      expect(said).toEqual([
        'Waiting for a sign of another run, at most a minute: `kartograf generate`, process 7 on web-1, since today.\n',
      ])
      expect(readdirSync(path.dirname(out))).toEqual([])
    },
  )

  test.each([-3600, 0, 3600])(
    'is kept out by a lock of another machine as soon as that beats, whatever its clock says (%i s behind)',
    async (seconds) => {
      const out = path.join(temporaryFolder(), 'output')
      const { pass } = hastened()
      lockElsewhere(out, seconds)
      const run = withLock(out, 'kartograf generate', () => Promise.resolve()).catch(String)
      await pass(9000)
      beatElsewhere(out, seconds - 10)
      await pass(1000)
      expect(await run).toContain('another run: `kartograf generate`, process 7 on web-1, since today.')
      expect(readdirSync(path.dirname(out))).toEqual(['.output.lock'])
    },
  )

  test('begins at once when a run on another machine gives its lock back', async () => {
    const out = path.join(temporaryFolder(), 'output')
    const { pass } = hastened()
    lockElsewhere(out)
    const run = withLock(out, 'kartograf generate', () => Promise.resolve('free'))
    await pass(1000)
    rmSync(lockFileOf(out))
    await pass(1000)
    expect(await run).toBe('free')
  })

  test.skipIf(spawnSync('unshare', IN_CONTAINER.concat('true')).status !== 0)(
    'sees that a process in another PID namespace has the lock, and when it has ended',
    async () => {
      const folder = temporaryFolder()
      const lock = await compiledLock(folder)
      const hold = `const { withLock } = await import(${JSON.stringify(lock)})
        await withLock(${JSON.stringify(path.join(folder, 'output'))}, 'x', () => new Promise((done) => {
          console.log('held')
          process.stdin.on('data', done)
        })).catch((error) => console.log(error.name))
        process.exit()`
      const started = spawn('unshare', IN_CONTAINER.concat(process.execPath, '--input-type=module', '-e', hold))
      await new Promise((resolve) => started.stdout.once('data', resolve))
      const file = lockFileOf(path.join(folder, 'output'))
      expect(JSON.parse(readFileSync(file, 'utf8'))).not.toMatchObject({ host: HOST })
      const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
      onTestFinished(() => said.mockRestore())
      const run = withLock(path.join(folder, 'output'), 'kartograf generate', () => Promise.resolve('free'))
      await vi.waitUntil(() => said.mock.calls.length > 0)
      started.stdin.write('end\n')
      expect(await run).toBe('free')
    },
  )

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
