import { spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test, vi } from 'vitest'
import { findHeadless } from '../../../cli/setup.mjs'
import { temporaryFolder, writeFiles } from './temporary.ts'

const CLI = fileURLToPath(new URL('../../../cli/', import.meta.url))
const LOCK = '{ "packages": { "node_modules/a": { "version": "1.0.0" } } }'

/** What `cli/setup.mjs` asks npm for in a folder with these files. */
function asked(files: Readonly<Record<string, string>>, installedBefore = false): string | null {
  const folder = temporaryFolder()
  mkdirSync(path.join(folder, 'cli'))
  for (const file of ['setup.mjs', 'start.mjs']) copyFileSync(path.join(CLI, file), path.join(folder, 'cli', file))
  writeFiles(folder, { ...files, 'bin/npm': `#!/bin/sh\necho "$@" > "${folder}/asked"\n` })
  chmodSync(path.join(folder, 'bin', 'npm'), 0o755)
  if (installedBefore) utimesSync(path.join(folder, 'node_modules', '.package-lock.json'), 1, 1)
  const run = spawnSync(process.execPath, [path.join(folder, 'cli', 'setup.mjs')], {
    encoding: 'utf8',
    env: { PATH: `${path.join(folder, 'bin')}:/usr/bin:/bin` },
  })
  expect(run.status, run.stderr).toBe(0)
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
  ])('%s', (_, files, installedBefore, command) => {
    expect(asked(files, installedBefore)).toBe(command)
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
