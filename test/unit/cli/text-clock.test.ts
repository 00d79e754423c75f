import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { build } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROJECT } from '../../support/site.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'site-unit-'))

beforeAll(async () => {
  const input = path.join(PROJECT, 'cli/build/load/text-clock.ts')
  await build({ input, platform: 'node', output: { file: path.join(folder, 'clock.mjs') }, logLevel: 'silent' })
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a program that looks into texts with an engine which takes its time; gives what the process told and how it ended. */
function run(name: string, program: string) {
  const file = path.join(folder, `${name}.mjs`)
  writeFileSync(file, `import { clockedEngine } from './clock.mjs'\n${program}`)
  return new Promise<{ signal: string | null; stdout: string; stderr: string }>((resolve) => {
    execFile(process.execPath, [file], { timeout: 25_000 }, (error, stdout, stderr) =>
      resolve({ signal: error?.signal ?? null, stdout, stderr }),
    )
  })
}

const LONG = `const text = '# Grüße aus\\n\\ndem Tal. '.padEnd(5000, 'x')`

test.concurrent('a text that a parser does not come to an end with ends the run, which shows how the text begins', async () => {
  const { signal, stderr } = await run(
    'endless',
    `${LONG}\nclockedEngine({ index: () => { for (;;); } }, 1).index(text)`,
  )
  expect(signal).toBe('SIGKILL')
  expect(stderr).toMatch(
    /^Reading the text that begins with "# Grüße aus dem Tal\. x+" has not ended after 1 seconds\./,
  )
})

test.concurrent('the thread that looks on ends when nothing is left to read, and another one takes its place', async () => {
  const program = `${LONG}
const engine = clockedEngine({ index: (source) => { while (source === 'hang'.padEnd(5000)); return 1 } }, 1)
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
const engine = clockedEngine({ index: (source) => source.length }, 1)
const until = Date.now() + 2000
let sum = 0
while (Date.now() < until) sum += engine.index(text)
const idle = Date.now() + 2000
while (Date.now() < idle);
process.stdout.write(String(sum > 0))`
  expect(await run('many', program)).toEqual({ signal: null, stderr: '', stdout: 'true' })
})
