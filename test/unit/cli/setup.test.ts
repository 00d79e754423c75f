import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
} from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { findHeadless } from '../../../cli/setup.mjs'
import { temporaryFolder, writeFiles } from './temporary.ts'

const CLI = fileURLToPath(new URL('../../../cli/', import.meta.url))
const LOCK = '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }'

/** A clone with these files, and an npm that notes what it is asked for. */
function cloneOf(files: Readonly<Record<string, string>>, npm: (folder: string) => string = noting): string {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'cli'))
  for (const file of ['setup.mjs', 'install.mjs', 'start.mjs'])
    copyFileSync(path.join(CLI, file), path.join(folder, 'cli', file))
  writeFiles(folder, { ...files, 'bin/npm': `#!/bin/sh\n${npm(folder)}` })
  chmodSync(path.join(folder, 'bin', 'npm'), 0o755)
  return folder
}

const noting = (folder: string): string => `echo "$@" >> "${folder}/asked"\n`

/** Runs `cli/setup.mjs`. */
function setUp(folder: string): ChildProcess {
  const env = { PATH: `${path.join(folder, 'bin')}:/usr/bin:/bin` }
  return spawn(process.execPath, [path.join(folder, 'cli', 'setup.mjs')], { env, stdio: 'ignore' })
}

async function codeOf(run: ChildProcess): Promise<unknown> {
  return (await once(run, 'exit'))[0]
}

/** What npm has been asked for, a line each. */
function askedIn(folder: string): string | null {
  const note = path.join(folder, 'asked')
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : null
}

const CI = 'ci --include=dev --ignore-scripts --no-audit --no-fund'

describe.skipIf(process.platform === 'win32')('packages are installed', () => {
  test.each<[string, Record<string, string>, boolean, string | null]>([
    ['in a clone that has none, without scripts', { 'package-lock.json': LOCK }, false, CI],
    [
      'in a clone that has those of another lockfile',
      { 'node_modules/.package-lock.json': LOCK.replace('1.0.0', '0.9.0'), 'package-lock.json': LOCK },
      true,
      CI,
    ],
    ['not where they are there', { 'node_modules/.package-lock.json': LOCK, 'package-lock.json': LOCK }, true, null],
    ['not in a folder without a lockfile, which is no clone', { 'package.json': '{}' }, false, null],
  ])('%s', async (_, files, installedBefore, command) => {
    const folder = cloneOf(files)
    if (installedBefore) utimesSync(path.join(folder, 'node_modules', '.package-lock.json'), 1, 1)
    expect(await codeOf(setUp(folder))).toBe(0)
    expect(askedIn(folder)).toBe(command)
  })

  test('once by two commands at the same time, since each would remove what the other one has installed', async () => {
    const folder = cloneOf(
      { 'package-lock.json': LOCK },
      (clone) =>
        `${noting(clone)}sleep 0.2\nmkdir -p "${clone}/node_modules"\ncp "${clone}/package-lock.json" "${clone}/node_modules/.package-lock.json"\n`,
    )
    expect(await Promise.all([setUp(folder), setUp(folder)].map(codeOf))).toEqual([0, 0])
    expect(askedIn(folder)).toBe(CI)
    expect(readdirSync(path.join(folder, '.cache'))).toEqual([])
  })

  test('after a command that was killed while it installed', async () => {
    const folder = cloneOf({ 'package-lock.json': LOCK, '.cache/installing': '999999999' })
    expect(await codeOf(setUp(folder))).toBe(0)
    expect(askedIn(folder)).toBe(CI)
  })

  test('not through a link, whose target npm would empty', async () => {
    const folder = cloneOf({ 'package-lock.json': LOCK, 'other/a/package.json': '{}' })
    symlinkSync('other', path.join(folder, 'node_modules'))
    expect(await codeOf(setUp(folder))).toBe(3)
    expect(askedIn(folder)).toBeNull()
  })
})

describe('the browser of the tests', () => {
  test('is the one that CHROMIUM_PATH names, if it is there', () => {
    vi.stubEnv('CHROMIUM_PATH', process.execPath)
    expect(findHeadless()).toBe(process.execPath)
    vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium')
    expect(findHeadless()).not.toBe('/nowhere/chromium')
    vi.unstubAllEnvs()
  })
})
