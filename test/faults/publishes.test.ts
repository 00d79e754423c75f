import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setImmediate as round } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { build } from '../../cli/build/build.ts'
import { emptyMemory, type BuildOptions } from '../../cli/build/build-types.ts'
import { workspaceOf } from '../../cli/output/paths.ts'
import { createSteps } from '../../cli/terminal/steps.ts'
import { AT, copyFixture, edit, write } from '../support/site.ts'

const PUBLISHES = Number(process.env['PUBLISHES'] ?? (process.env['LONG'] === '1' ? 500 : 6))
const TEXT = 'content/posts/anchor/de.md'

const root = copyFixture('publishes')
const workspace = workspaceOf({ root, out: path.join(root, 'output') })
const options: BuildOptions = {
  at: AT,
  timestamp: Date.parse(AT),
  drafts: false,
  strict: false,
  inPlace: false,
  durable: true,
  tool: 'publishes',
  profile: null,
  worker: null,
  compiler: null,
}
const steps = () => createSteps({ step: () => undefined, end: () => undefined }, () => 0)

/** Where others put files: at the top, in hidden folders, beside pages, in folders of pages that come and go, in folders of their own. */
const PLACES = ['', '.git/', '.git/objects/ab/', 'de/', 'en/posts/anchor/', 'de/posts/passing/', 'reports/2026/']

/** Puts a file into the output, while it is being replaced or not; false if there is no output at this moment. */
function place(file: string): boolean {
  if (!existsSync(workspace.out)) return false
  const target = path.join(workspace.out, file)
  mkdirSync(path.dirname(target), { recursive: true })
  writeFileSync(target, file)
  return true
}

/** A page that exists in every second build. */
function passing(number: number): void {
  const folder = path.join(root, 'content/posts/passing')
  if (number % 2 === 0) return rmSync(folder, { recursive: true, force: true })
  const text = readFileSync(path.join(root, 'content/posts/basalt/de.md'), 'utf8').replace(
    'title:',
    'untranslated: { en: none, es: none }\ntitle:',
  )
  write(root, 'content/posts/passing/de.md', text)
}

test(
  `${PUBLISHES} publishes, before and during which others put files into the output, lose none of them`,
  { timeout: PUBLISHES * 10_000 },
  async () => {
    const placed: string[] = []
    const put = (file: string): void => void (place(file) && placed.push(file))
    let words = 'Text about'
    for (let number = 1; number <= PUBLISHES; number += 1) {
      edit(root, TEXT, words, `Edit ${number} about`)
      words = `Edit ${number} about`
      passing(number)
      put(`${PLACES[number % PLACES.length] ?? ''}before-${number}.txt`)
      const building = build({ workspace, options, memory: emptyMemory(), steps: steps() })
      const state = { isDone: false }
      const done = building.finally(() => (state.isDone = true))
      // Some rounds of the event loop later, which is another moment of the build each time.
      for (let rounds = 0; rounds < number * 7 && !state.isDone; rounds += 1) await round()
      put(`${PLACES[(number * 3) % PLACES.length] ?? ''}during-${number}.txt`)
      const { issues, summary } = await done
      expect(issues.filter(({ severity }) => severity === 'error')).toEqual([])
      expect(summary).not.toBeNull()
      expect(readFileSync(path.join(workspace.out, 'de/posts/anchor/index.html'), 'utf8')).toContain(words)
      const lost = placed.filter((file) => !existsSync(path.join(workspace.out, file)))
      expect([number, lost]).toEqual([number, []])
    }
    expect(placed.filter((file) => readFileSync(path.join(workspace.out, file), 'utf8') !== file)).toEqual([])
    expect(placed.length).toBeGreaterThan(PUBLISHES)
    rmSync(root, { recursive: true })
  },
)
