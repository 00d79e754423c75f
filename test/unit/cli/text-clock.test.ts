import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { build } from 'rolldown'
import { expect, test } from 'vitest'
import { PROJECT } from '../../support/site.ts'
import { temporaryFolder, writeFiles } from './temporary.ts'

/** Runs a program that looks into texts with an engine which takes its time; gives what the process told and how it ended. */
async function run(program: string) {
  const folder = temporaryFolder()
  const file = path.join(folder, 'clock.mjs')
  await build({
    input: path.join(PROJECT, 'cli/build/text-clock.ts'),
    platform: 'node',
    output: { file },
    logLevel: 'silent',
  })
  writeFiles(folder, { 'run.mjs': `import { clockedEngine } from './clock.mjs'\n${program}` })
  const { status, signal, stderr, stdout } = spawnSync(process.execPath, [path.join(folder, 'run.mjs')], {
    encoding: 'utf8',
  })
  return { status, signal, stderr, stdout }
}

const LONG = `const text = '# Grüße aus\\n\\ndem Tal. '.padEnd(5000, 'x')`

test.concurrent(
  'a text that a parser does not come to an end with ends the run, which shows how the text begins',
  { retry: 2 },
  async () => {
    const { signal, stderr } = await run(`${LONG}\nclockedEngine({ index: () => { for (;;); } }, 1).index(text)`)
    expect(signal).toBe('SIGKILL')
    expect(stderr).toMatch(
      /^Reading the text that begins with "# Grüße aus dem Tal\. x+" has not ended after 1 seconds\./,
    )
  },
)

test.concurrent('the thread that looks on ends when nothing is left to read, and another one takes its place', async () => {
  const program = `${LONG}
const engine = clockedEngine({ index: (source) => { while (source === 'hang'.padEnd(5000)); return 1 } }, 1)
const threads = () => process.report.getReport().workers.length
engine.index(text)
await new Promise((resolve) => setTimeout(resolve, 1000))
const before = threads()
await new Promise((resolve) => setTimeout(resolve, 5000))
process.stdout.write(JSON.stringify([before, threads()]))
engine.index('hang'.padEnd(5000))`
  const { signal, stdout, stderr } = await run(program)
  expect([stdout, signal]).toEqual(['[1,0]', 'SIGKILL'])
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
  expect(await run(program)).toEqual({ status: 0, signal: null, stderr: '', stdout: 'true' })
})
