import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT } from '../../support/site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-unit-'))

beforeAll(async () => {
  const input = {
    clock: path.join(PROJECT, 'cli/build/load/text-clock.ts'),
    stop: path.join(PROJECT, 'cli/serve/stop-signal.ts'),
    watchdog: path.join(PROJECT, 'cli/watchdog/watchdog.ts'),
  }
  const output = { dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' }
  await build({ input, platform: 'node', output, logLevel: 'silent' })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program that looks into texts with an engine which takes its time; gives what the process told and how it ended. */
function run(name: string, program: string, seconds = '1') {
  const file = path.join(folder, `${name}.mjs`)
  writeFileSync(file, `import { clockedEngine } from './clock.mjs'\n${program}`)
  return new Promise<{ signal: string | null; stdout: string; stderr: string }>((resolve) => {
    const env = { ...process.env, KARTOGRAF_PAGE_SECONDS: seconds }
    execFile(process.execPath, [file], { timeout: 25_000, env }, (error, stdout, stderr) =>
      resolve({ signal: error?.signal ?? null, stdout, stderr }),
    )
  })
}

const LONG = `const text = '# Grüße aus\\n\\ndem Tal. '.padEnd(5000, 'x')`

test.concurrent('a text that a parser does not come to an end with ends the run, which shows how the text begins', async () => {
  const { signal, stderr } = await run('endless', `${LONG}\nclockedEngine({ index: () => { for (;;); } }).index(text)`)
  expect(signal).toBe('SIGKILL')
  expect(stderr).toMatch(
    /^Reading the text that begins with "# Grüße aus dem Tal\. x+" has not ended after 1 seconds: the parser does not/,
  )
})

test.concurrent('a theme that never ends loading ends the run', async () => {
  const program = `import { activity } from './watchdog.mjs'\nactivity('Loading').begin('the theme')\nfor (;;);`
  const { signal, stderr } = await run('loading', program)
  expect(signal).toBe('SIGKILL')
  expect(stderr).toMatch(
    /^Loading the theme has not ended after 1 seconds: a module of the theme does not .*\n.*PAGE_SECONDS/,
  )
})

test.concurrent('the thread that looks on ends when nothing is left to read, and another one takes its place', async () => {
  const program = `${LONG}
const engine = clockedEngine({ index: (source) => { while (source === 'hang'.padEnd(5000)); return 1 } })
const threads = () => process.report.getReport().workers.length
engine.index(text)
for (const isThere of [true, false])
  while (threads() > 0 !== isThere) await new Promise((resolve) => setTimeout(resolve, 100))
process.stdout.write('came and went')
engine.index('hang'.padEnd(5000))`
  const { signal, stdout, stderr } = await run('idle', program)
  expect([stdout, signal]).toEqual(['came and went', 'SIGKILL'])
  expect(stderr).toContain('"hang" has not ended')
})

test.concurrent('many texts, and a long time after them, are no hang; and the process ends by itself', async () => {
  const program = `${LONG}
const engine = clockedEngine({ index: (source) => source.length })
const until = Date.now() + 2000
let sum = 0
while (Date.now() < until) sum += engine.index(text)
const idle = Date.now() + 2000
while (Date.now() < idle);
process.stdout.write(String(sum > 0))`
  expect(await run('many', program)).toEqual({ signal: null, stderr: '', stdout: 'true' })
})

test.concurrent('in a thread, too, a text that is never read to its end ends the run', async () => {
  const program = `import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { takePlace, watchThread } from './watchdog.mjs'
${LONG}
if (isMainThread) {
  const { watched } = watchThread(0)
  new Worker(new URL(import.meta.url), { workerData: watched })
} else {
  takePlace(workerData)
  clockedEngine({ index: () => { for (;;); } }).index(text)
}`
  const { signal, stderr } = await run('thread', program)
  expect(signal).toBe('SIGKILL')
  expect(stderr).toContain('Reading the text that begins with "# Grüße aus dem Tal.')
})

test.concurrent('a process whose threads have all ended needs no watchdog, and ends by itself', async () => {
  const program = `import { watchThread } from './watchdog.mjs'
const threads = () => process.report.getReport().workers.length
const { end } = watchThread(0)
while (threads() === 0) await new Promise((resolve) => setTimeout(resolve, 50))
const until = Date.now() + 5000
while (Date.now() < until && threads() > 0) await new Promise((resolve) => setTimeout(resolve, 500))
process.stdout.write(String(threads()))
end()
while (threads() > 0) await new Promise((resolve) => setTimeout(resolve, 100))`
  expect(await run('ended', program)).toEqual({ signal: null, stderr: '', stdout: '1' })
})

test.concurrent('what takes long is told before it is ended, and how to end it', async () => {
  const program = `import { activity } from './watchdog.mjs'\nactivity('Rendering').begin('/de/ (a.md)')\nfor (;;);`
  const { signal, stderr } = await run('long', program, '6')
  expect(signal).toBe('SIGKILL')
  expect(stderr).toMatch(
    /^Rendering \/de\/ \(a\.md\) takes long: 1 seconds so far\.\nThe run is ended after 6 seconds; Ctrl\+C ends it now\.\nRendering \/de\/ \(a\.md\) has not ended after 6/,
  )
})

/** A process that waits to be asked to end, and can have another one that asks it each second: at first nobody hears it. */
const BUSY = `import { spawn } from 'node:child_process'
import { activity } from './watchdog.mjs'
import { stopSignal } from './stop.mjs'
const askedAgain = () => spawn('sh', ['-c', 'while sleep 1 && kill -INT ' + process.pid + '; do :; done'], { stdio: 'ignore' })
void stopSignal().then(() => process.stdout.write('asked'))
const rendering = activity('Rendering')
rendering.begin('/de/ (a.md)')
`

test.concurrent('Ctrl+C ends a process whose component is in an endless loop', async () => {
  const { signal, stdout } = await run('interrupted', `${BUSY}askedAgain()\nfor (;;);`, '60')
  expect([signal, stdout]).toEqual(['SIGINT', ''])
})

test.concurrent('after a page that took long, a process ends by itself when it is asked to', async () => {
  const slow = `const until = Date.now() + 4000
while (Date.now() < until);
rendering.end()
setTimeout(() => undefined, 3000)
setTimeout(() => process.kill(process.pid, 'SIGINT'), 500)`
  const { signal, stdout } = await run('slow', BUSY + slow, '60')
  expect([signal, stdout]).toEqual([null, 'asked'])
})
