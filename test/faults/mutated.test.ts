import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { build } from '../../cli/build/build.ts'
import { emptyMemory, type BuildOptions } from '../../cli/build/build-types.ts'
import { workspaceOf } from '../../cli/output/paths.ts'
import { createSteps } from '../../cli/terminal/steps.ts'
import type { Issue } from '../../renderer/definitions/issue.ts'
import { AT, copyFixture, filesOf, site } from '../support/site.ts'

/** Sites that are built in this process, and through the command line. `MUTATIONS=2000 SEED=7` takes others, for long runs in pieces. */
const [IN_PROCESS, BY_COMMAND] =
  process.env['LONG'] === '1' ? [20_000, 500] : [Number(process.env['MUTATIONS'] ?? 500), 6]
const SEED = process.env['SEED']
const SLOWEST_MS = 20_000

const root = copyFixture('mutated')
const workspace = workspaceOf({ root, out: path.join(root, 'output') })
const content = filesOf(path.join(root, 'content')).map((file) => `content/${file}`)
const files = [...content, 'i18n/messages/de.json'].filter((file) => /\.(md|yaml|json)$/.test(file))
const originals = new Map(files.map((file) => [file, readFileSync(path.join(root, file))]))

/** What editors, other programs and attackers put into files: marks of Markdown, YAML and HTML, facts, controls, half characters. */
const PIECES = [
  ...'"\'`*_[](){}<>|&#:-!\\@%~^=+,;\t\n'.split(''),
  '\n\n',
  '\n---\n',
  '{{',
  '}}',
  '{{facts.customers}}',
  '{{site.contact.phone|words}}',
  '](javascript:alert(1))',
  '![a](./nope.png)',
  '<script>',
  '<div>',
  '</div>',
  '<!--',
  '<b a="',
  '&amp;',
  '&#0;',
  '> ',
  '- ',
  '1. ',
  '```js\n',
  '| a | b |\n|-|-|\n',
  '[^1]',
  '[^1]: x',
  '&a',
  '*a',
  '!!js/function',
  'constructor: 1\n',
  '__proto__: { a: 1 }\n',
  'title: x\n',
  'draft: true\n',
  'date: 9999-99-99\n',
  'path: /../..\n',
  'aliases: [/de/]\n',
  '\u0000',
  '\u0008',
  '\u001b[2J',
  '\u0085',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\ud800',
  '\\ud800',
  '\u{1f600}',
  'é',
  'e\u0301',
  'a'.repeat(3000),
  '- '.repeat(150),
  '[a]('.repeat(400),
]

const NAMES = [
  'posts/anchor/fr.md',
  'posts/con/de.md',
  'posts/Größe/de.md',
  'posts/a b/de.md',
  'posts/anchor/DE.md',
  'pages/x/de.txt',
  'static/a.html',
  'static/_redirects',
  'unknown/a/de.md',
  'posts/de.md',
  'posts/anchor/\u001b[31m.md',
]

const edit = fc.record({
  file: fc.constantFrom(...files),
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  cut: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 })),
  piece: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...PIECES) },
    { weight: 1, arbitrary: fc.string({ maxLength: 20 }) },
  ),
  times: fc.constantFrom(1, 1, 1, 2, 50),
  bytes: fc.constantFrom(null, null, null, null, null, 0xff, 0xc3, 0x80),
})
const mutation = fc.record({
  edits: fc.array(edit, { minLength: 1, maxLength: 4 }),
  name: fc.option(fc.constantFrom(...NAMES), { freq: 8 }),
})
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never

function mutate({ edits, name }: Mutation): void {
  for (const { file, at, cut, piece, times, bytes } of edits) {
    const before = readFileSync(path.join(root, file))
    const place = Math.floor(at * before.length)
    const inserted = bytes === null ? Buffer.from(piece.repeat(times)) : Buffer.from([bytes])
    writeFileSync(
      path.join(root, file),
      Buffer.concat([before.subarray(0, place), inserted, before.subarray(place + cut)]),
    )
  }
  if (name === null) return
  mkdirSync(path.dirname(path.join(root, 'content', name)), { recursive: true })
  writeFileSync(path.join(root, 'content', name), '---\ntitle: A\n---\n')
}

function restore({ edits, name }: Mutation): void {
  if (name !== null) rmSync(path.join(root, 'content', name))
  for (const { file } of edits) writeFileSync(path.join(root, file), originals.get(file) ?? '')
}

const options: BuildOptions = {
  at: AT,
  timestamp: Date.parse(AT),
  drafts: false,
  strict: false,
  inPlace: true,
  durable: false,
  tool: 'mutated',
  profile: null,
  worker: null,
  compiler: null,
}
const steps = () => createSteps({ step: () => undefined, end: () => undefined }, () => 0)

const isTold = ({ file, line, column, message }: Issue): boolean =>
  file !== '' && line >= 1 && column >= 1 && !/\n\s+at |TypeError|RangeError|undefined/.test(message)

test(
  `${IN_PROCESS} mutated sites are built or refused with file and line, each within seconds`,
  { timeout: IN_PROCESS * 4000 },
  async () => {
    const memory = emptyMemory()
    await fc.assert(
      fc.asyncProperty(mutation, async (change) => {
        mutate(change)
        const start = performance.now()
        try {
          const { issues, summary } = await build({ workspace, options, memory, steps: steps() })
          expect(issues.filter((issue) => !isTold(issue))).toEqual([])
          expect(summary === null).toBe(issues.some(({ severity }) => severity === 'error'))
        } finally {
          restore(change)
        }
        expect(performance.now() - start).toBeLessThan(SLOWEST_MS)
      }),
      { numRuns: IN_PROCESS, seed: Number(SEED ?? 20_261_122), endOnFailure: true },
    )
    expect(process.memoryUsage().rss).toBeLessThan(1024 ** 3)
  },
)

test(
  `${BY_COMMAND} of them through the command line end with 0 or 1, and without a stack`,
  { timeout: BY_COMMAND * 20_000 },
  () => {
    for (const change of fc.sample(mutation, { numRuns: BY_COMMAND, seed: Number(SEED ?? 7) })) {
      mutate(change)
      const run = site(['check', '--root', root, '--at', AT])
      restore(change)
      expect([0, 1]).toContain(run.code)
      expect(run.stderr).toBe('')
      expect(run.stdout).not.toMatch(/\n\s+at .+:\d+:\d+/)
    }
  },
)
