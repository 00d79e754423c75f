import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, PROJECT } from './site.ts'

/** What a site has beside the generator, in the versions that this repository uses. */
const BESIDE = ['react', 'react-dom', 'zod', 'typescript', '@types/react', '@types/react-dom', '@types/node']

/** What a program in another project gave. */
export interface Outcome {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/**
 * Installs the packed generator into a folder, with what a site needs beside it (React, zod, TypeScript and types), and gives
 * the path of the tarball. The folder may have a `package.json` of its own.
 */
export function installPackage(folder: string): string {
  mkdirSync(folder, { recursive: true })
  const manifest = path.join(folder, 'package.json')
  if (!existsSync(manifest)) writeFileSync(manifest, '{ "private": true, "type": "module" }\n')
  const tarball = packedOnce()
  const { code, stderr } = run(folder, 'npm', [
    'install',
    `--prefix=${folder}`,
    '--prefer-offline',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    tarball,
    ...versionsOf(BESIDE),
  ])
  if (code !== 0) throw new Error(`The package could not be installed into ${folder}:\n${stderr}`)
  return tarball
}

/** Runs a program of the folder's packages (`kartograf`, `tsc`), or one of the system. */
export function run(folder: string, program: string, args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: environment(folder),
  })
  return { code: status ?? -1, stdout, stderr }
}

/** Starts a program of the folder's packages and leaves it running. */
export function start(folder: string, program: string, args: readonly string[]) {
  return spawn(program, args, { cwd: folder, env: environment(folder), stdio: ['ignore', 'pipe', 'pipe'] })
}

/** The environment of somebody at a terminal: without what vitest and the npm that runs the tests have set. */
function environment(folder: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|VITEST|NODE_ENV$|SITE_TOOL_FOLDER$|SOURCE_DATE_EPOCH$|INIT_CWD$)/i.test(name),
  )
  const { PATH = '', ...others } = Object.fromEntries(own)
  return { ...others, PATH: [...binFolders(folder), PATH].join(path.delimiter) }
}

/** The folders of programs that a folder can reach, nearest first, as npm finds them. */
function binFolders(folder: string): string[] {
  const above = path.dirname(folder)
  return [path.join(folder, 'node_modules', '.bin'), ...(above === folder ? [] : binFolders(above))]
}

/** The tarball, made anew only when something that goes into it has changed: several test files use it. */
function packedOnce(): string {
  const cache = path.join(PROJECT, '.cache')
  const name = `tarball-${stampOf(['cli', 'i18n', 'renderer', 'package.json', 'LICENSE'])}`
  const folder = path.join(cache, name)
  if (!existsSync(folder)) {
    const draft = path.join(cache, `draft-${process.pid}`)
    const { code, stderr } = run(PROJECT, process.execPath, [path.join('cli', 'package', 'pack.mjs'), draft])
    if (code !== 0) throw new Error(`The generator could not be packed:\n${stderr}`)
    removeEarlier(cache, name)
    publish(draft, folder)
  }
  return path.join(folder, readdirSync(folder)[0] ?? '')
}

/** Another test file may have made the same tarball meanwhile. */
function publish(draft: string, folder: string): void {
  try {
    renameSync(draft, folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
    rmSync(draft, { recursive: true, force: true })
  }
}

function removeEarlier(cache: string, name: string): void {
  const earlier = readdirSync(cache).filter((entry) => entry.startsWith('tarball-') && entry !== name)
  for (const entry of earlier) rmSync(path.join(cache, entry), { recursive: true, force: true })
}

function stampOf(names: readonly string[]): string {
  const files = names.flatMap((name) => {
    const whole = path.join(PROJECT, name)
    return statSync(whole).isFile() ? [whole] : filesOf(whole).map((file) => path.join(whole, file))
  })
  const stamps = files.map((file) => `${file} ${statSync(file).mtimeMs} ${statSync(file).size}`)
  return createHash('sha256').update(stamps.join('\n')).digest('hex').slice(0, 12)
}

function versionsOf(names: readonly string[]): string[] {
  const { dependencies, devDependencies } = JSON.parse(readFileSync(path.join(PROJECT, 'package.json'), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
    readonly devDependencies: Readonly<Record<string, string>>
  }
  return names.map((name) => `${name}@${dependencies[name] ?? devDependencies[name]}`)
}
