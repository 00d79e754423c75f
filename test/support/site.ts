import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { giveCompiled } from './run/compiled-fixture.ts'
import { type Resident, startResident } from './process/resident.ts'

/** The project's folder. */
export const PROJECT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const BIN = path.join(PROJECT, 'cli', 'bin.mjs')

/** What a run of the command line gave. */
export interface Run {
  readonly code: number
  readonly stdout: string
  /** Without the lines that tell how far the run is. */
  readonly stderr: string
  readonly progress: readonly string[]
}

/** Instant at which the fixture site is built, so that its dates mean the same on any day. */
export const AT = '2026-11-20T09:00:00Z'

let known: Resident | undefined

/** The process of this worker that keeps the program loaded. */
function resident(): Resident {
  known ??= startResident(cleanEnvironment())
  return known
}

/** Runs `kartograf …` to its end, in the process of this worker that keeps the program loaded; with an environment, in one of its own. */
export function site(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  folder: string = process.cwd(),
): Run {
  if (Object.keys(env).length > 0) return startedSite(args, env, folder)
  const { code, stdout, stderr } = resident().run({ args, folder })
  return toldBy(code, stdout, stderr)
}

/** As `site`, for tests that have to answer it meanwhile. The environment counts for what the program reads itself. */
export async function siteMeanwhile(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Run> {
  const command = { args, env, folder: process.cwd() }
  const { code, stdout, stderr } = await resident().runMeanwhile(command)
  return toldBy(code, stdout, stderr)
}

/** Runs `kartograf …` to its end as a user starts it: for tests of the start, the environment, pipes and the end of the process. */
export function startedSite(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  folder: string = process.cwd(),
): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...args], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...cleanEnvironment(), ...env },
  })
  return toldBy(status ?? -1, stdout, stderr)
}

/** What a run has said, its steps apart. */
export function toldBy(code: number, stdout: string, stderr: string): Run {
  const lines = stderr.split('\n')
  return {
    code,
    stdout,
    stderr: lines.filter((line) => !PROGRESS.test(line)).join('\n'),
    progress: lines.filter((line) => PROGRESS.test(line)),
  }
}

const PROGRESS = /^(Reading content|Compiling templates|Checking|Rendering|Drawing pictures|Writing)( \d+\/\d+)?$/

/** Starts `kartograf …` and leaves it running. */
export function startSite(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return startProgram([BIN, ...args], env)
}

/** Starts a program of Node and leaves it running. */
export function startProgram(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return spawn(process.execPath, args, { env: { ...cleanEnvironment(), ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
}

/** The environment without what vitest sets: the command line is to run as a user runs it. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const { NODE_ENV: _node, VITEST: _vitest, SOURCE_DATE_EPOCH: _epoch, ...rest } = process.env
  return rest
}

const FIXTURE = path.join(PROJECT, 'test', 'site')

/** The folder of a site that tests make; as deep as that of the fixture, so that its imports hold. */
export function siteFolder(name: string): string {
  return path.join(process.env['TEST_SITES'] ?? path.join(PROJECT, '.cache'), `site-${name}`)
}

/** A copy of the fixture site that a test may change, compiled but not built. */
export function copyFixture(name: string): string {
  const root = siteFolder(name)
  rmSync(root, { recursive: true, force: true })
  mkdirSync(root, { recursive: true })
  for (const folder of ['content', 'i18n', 'templates'])
    cpSync(path.join(FIXTURE, folder), path.join(root, folder), { recursive: true })
  giveCompiled(root, path.join(PROJECT, '.cache', `compiled-${sourcesOfFixture()}`), compileFixture)
  return root
}

/** A digest of the program and of the files of the fixture. */
function sourcesOfFixture(): string {
  fixtureDigest ??= digestOfFixture()
  return fixtureDigest
}
let fixtureDigest: string | undefined

function digestOfFixture(): string {
  // With the first command the program is compiled.
  site(['explain', 'codes'])
  return createHash('sha256')
    .update(readFileSync(path.join(PROJECT, '.cache', 'program', 'stamp.json')))
    .update(JSON.stringify(treeOf(FIXTURE)))
    .digest('hex')
    .slice(0, 12)
}

function compileFixture(root: string): void {
  const { code, stdout } = site(['check', '--root', root, '--at', AT])
  if (code !== 0) throw new Error(`The fixture has errors.\n${stdout}`)
}

/** `generate` for a copy of the fixture site, at the fixture's clock. */
export function generate(root: string, ...args: string[]): Run {
  return site(['generate', '--root', root, '--at', AT, ...args])
}

/** Every file below a folder with the hash of its bytes, by path. */
export function treeOf(folder: string): Record<string, string> {
  return Object.fromEntries(
    filesOf(folder).map((file) => [
      file,
      createHash('sha256')
        .update(readFileSync(path.join(folder, file)))
        .digest('hex'),
    ]),
  )
}

/** Modification time of every file below a folder, by path. */
export function timesOf(folder: string): Record<string, number> {
  return Object.fromEntries(filesOf(folder).map((file) => [file, statSync(path.join(folder, file)).mtimeMs]))
}

export function filesOf(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => statSync(path.join(folder, name)).isFile())
    .map((name) => name.split(path.sep).join('/'))
    .toSorted()
}

export function read(root: string, file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

export function write(root: string, file: string, text: string | Uint8Array): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

/** Changes a file of a site by replacing a text that must be there. */
export function edit(root: string, file: string, from: string, to: string): void {
  const before = read(root, file)
  if (!before.includes(from)) throw new Error(`${file} does not contain ${from}`)
  write(
    root,
    file,
    before.replace(from, () => to),
  )
}
