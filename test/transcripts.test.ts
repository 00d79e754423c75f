import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT, copyFixture, generate, site, write } from './support/site.ts'
import { inTerminal } from './support/terminal.ts'

const BEGIN = '<!-- reference: made by `npm run reference` from the schemas; do not edit -->'
const END = '<!-- /reference -->'
const ESCAPE = '\u001B'
const CONTROL_C = '\u0003'
let root = ''

beforeAll(() => {
  root = copyFixture('transcripts')
  write(root, 'content/README.md', `${BEGIN}\n${END}\n`)
  expect(generate(root).code).toBe(0)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

/** Commands as scripts run them: the exit code, and how the output begins. Others have their transcripts in tests of their own. */
const RUNS: readonly (readonly [command: string, args: readonly string[], code: number, says: RegExp])[] = [
  ['generate', ['generate', '--at', AT], 0, /^Alpha: 76 pages \(de 27, en 26, es 23\)\n {2}rendered 0/],
  ['check', ['check', '--at', AT], 0, /^Nothing is wrong\.\n {2}checked 76 pages/],
  ['explain', ['explain', 'dead-link'], 0, /^dead-link\n/],
  ['facts, an unknown one', ['facts', 'facts.custmers'], 2, /did you mean facts\.customers\?/],
  ['schema', ['schema'], 0, /schema\/: site\.json/],
  ['reference, too old', ['reference', '--check'], 1, /is not up to date/],
  ['reference', ['reference'], 0, /^content\/README\.md written\n/],
  ['requests', ['requests', 'list'], 0, /^$/],
  ['requests, nobody', ['requests', 'erase'], 2, /^Say whose requests/],
  ['new, no collection', ['new', 'pots', '--title', 'A', '--yes'], 2, /pots/],
  ['serve, nothing', ['serve', '--out', 'nothing-here'], 2, /^There is no site in/],
]

const withRoot = (args: readonly string[]): string[] => (args[0] === 'serve' ? [...args] : [...args, '--root', root])

describe('in a pipe, each command writes plain lines and ends with its code', () => {
  test.each(RUNS)('%s', (_name, args, code, says) => {
    const run = site(withRoot(args))
    expect(`${run.stdout}${run.stderr}`).not.toContain(ESCAPE)
    expect(run.code).toBe(code)
    expect(code === 0 ? run.stdout : `${run.stdout}${run.stderr}`).toMatch(says)
  })

  test('init, into a folder that is not empty', () => {
    const run = site(['init', root, '--yes'])
    expect(run).toMatchObject({ code: 2, stdout: '' })
    expect(run.stderr).toContain('is not empty')
  })
})

describe('in a terminal, the same is said', () => {
  const shown = new Set(['generate', 'check', 'schema', 'reference', 'requests, nobody'])

  test.each(RUNS.filter(([name]) => shown.has(name)))('%s', async (name, args, code, says) => {
    const run = await inTerminal(withRoot(args))
    expect(run.code).toBe(code)
    const words = name === 'reference' ? /is up to date/ : new RegExp(says.source.replace('^', ''))
    expect(run.screen.replaceAll('\r', '')).toMatch(words)
  })

  test.each([
    [
      'serve',
      () => ['serve', '--out', path.join(root, 'output'), '--port', '0'],
      /Serving .+ at http:\/\/127\.0\.0\.1:\d+\//,
    ],
    ['watch', () => ['watch', '--root', root, '--port', '0', '--at', AT], /Watching .+ at http:\/\/127\.0\.0\.1:\d+\//],
  ])('%s says where it is, and ends with control-C', async (_name, args, says) => {
    const { code, screen } = await inTerminal(args(), [['at http', CONTROL_C]])
    expect(screen).toMatch(says)
    expect(code).toBe(0)
  })

  test('init asks, and can be left', async () => {
    const folder = path.join(root, 'empty')
    mkdirSync(folder, { recursive: true })
    const { screen } = await inTerminal(['init', folder], [['?', CONTROL_C]])
    expect(screen).toContain('What is it called?')
  })
})
