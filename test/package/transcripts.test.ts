import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AT, copyFixture, generate, PROJECT, site, write } from '../support/site.ts'
import { inTerminal } from '../support/process/terminal.ts'

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
  ['requests, nobody', ['requests', 'erase'], 2, /^State which requests/],
  ['new, no collection', ['new', 'pots', '--title', 'A', '--yes'], 2, /pots/],
  ['merge, no shard', ['merge', 'nothing-here', '--at', AT], 1, /error wrong-shard\n/],
  ['import, nothing', ['import', 'hugo', 'nothing-here'], 2, /^There is no folder nothing-here/],
  ['pull, no sources', ['pull'], 1, /^content\/pull\.yaml:1:1 error missing-file\n/],
  ['status', ['status', '--at', AT], 0, /^translations +fresh +stale +unconfirmed +missing +excluded\n/],
  ['translate, no language', ['translate', 'export'], 2, /^Say which language to translate into/],
  ['urls, no list yet', ['urls', '--at', AT], 0, /^content\/urls\.lock: 0 addresses\n/],
  ['rename, nowhere', ['rename', '/nowhere', '/x', '--at', AT], 2, /^There is no entry at \/nowhere/],
  ['completion', ['completion', 'bash'], 0, /^\S/],
  ['serve, nothing', ['serve', '--out', 'nothing-here'], 2, /^There is no site in/],
]

/** Those that are run in a terminal too; others have that in tests of their own. */
const SHOWN = new Set([
  'generate',
  'check',
  'schema',
  'reference',
  'requests, nobody',
  'merge, no shard',
  'import, nothing',
  'pull, no sources',
  'translate, no language',
  'completion',
])

/** Commands that read no site. */
const ROOTLESS = new Set(['serve', 'completion'])

const withRoot = (args: readonly string[]): string[] =>
  ROOTLESS.has(args[0] ?? '') ? [...args] : [...args, '--root', root]

/** Names of commands, as `--help` lists them. */
function commands(): string[] {
  const [, list = ''] = site(['--help']).stdout.split('\nCommands:\n')
  const [listed = ''] = list.split('\n\n')
  return Array.from(listed.matchAll(/^ {2}([a-z]+) /gm), ([, name = '']) => name).filter((name) => name !== 'help')
}

describe('every command of --help has a transcript', () => {
  const names = commands()
  const calls = ['commands', 'package']
    .map((room) => path.join(PROJECT, 'test', room))
    .flatMap((room) => readdirSync(room).map((file) => readFileSync(path.join(room, file), 'utf8')))
    .join('\n')

  test('in a pipe', () => {
    const called = new Set([...RUNS.map(([, [name]]) => name), 'init', 'watch'])
    expect(names.length).toBeGreaterThan(15)
    expect(names.filter((name) => !called.has(name))).toEqual([])
  })

  test('in a terminal', () => {
    const called = new Set(RUNS.filter(([name]) => SHOWN.has(name)).map(([, [name]]) => name))
    const elsewhere = (name: string): boolean =>
      calls.includes(`inTerminal(['${name}'`) || ['serve', 'watch'].includes(name)
    expect(names.filter((name) => !called.has(name) && !elsewhere(name))).toEqual([])
  })
})

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

function emptyFolder(): string {
  const folder = path.join(root, 'empty')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  return folder
}

describe('in a terminal, the same is said', () => {
  test.each(RUNS.filter(([name]) => SHOWN.has(name)))('%s', async (name, args, code, says) => {
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

  test('init asks, what is typed replaces what it proposes, and languages are found by their names', async () => {
    const typed = [['called?', 'Port\r'] as const, ['languages?', 'french'] as const, ['french█', '\t'] as const]
    const { screen, code } = await inTerminal(['init', emptyFolder()], [...typed, ['◼ Français · French', '\r']])
    expect(code).toBe(0)
    expect(screen).toContain('Empty')
    expect(screen).toMatch(/\bPort is in .*, in en, de and fr\./)
  })

  test('init can be left', async () => {
    const { screen } = await inTerminal(['init', emptyFolder()], [['called?', CONTROL_C]])
    expect(screen).not.toContain('languages?')
  })
})
