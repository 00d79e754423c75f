import fs, { cpSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchFolders } from '../../../../../cli/watch/sources/changes.ts'
import { temporaryFolder, writeFiles } from '../../temporary.ts'

const TEXT = 'content/a/de.md'
const MESSAGES = 'i18n/messages/de.json'
const THEME = 'templates/index.ts'

/** Writes a site to a folder. */
function makeSite(root: string): string {
  writeFiles(root, Object.fromEntries([TEXT, MESSAGES, THEME, 'other/index.ts'].map((file) => [file, ''])))
  return root
}

/** Watches a site until the end of the test. Returns the paths that it has reported. */
async function watched(root: string): Promise<Set<string>> {
  const changed = new Set<string>()
  const watcher = await watchFolders(root, (file) => changed.add(path.relative(root, file)))
  onTestFinished(() => watcher.close())
  return changed
}

/** Those of the files that have not been reported yet. */
const missing = (changed: ReadonlySet<string>, files: readonly string[]) => () =>
  files.filter((file) => !changed.has(file))

const PATIENT = { timeout: 10_000 }

const away = (root: string): void => renameSync(path.join(root, 'templates'), path.join(root, 'away'))
const back = (root: string): void => renameSync(path.join(root, 'away'), path.join(root, 'templates'))
const remove = (root: string): void => rmSync(path.join(root, 'templates'), { recursive: true })

/** Ways to take a folder away and to put one in its place. */
const REPLACED: readonly (readonly [way: string, replace: (root: string) => Promise<void> | void])[] = [
  ['moved away and back after a while', async (root) => (away(root), await delay(300), back(root))],
  ['moved away and back soon', async (root) => (away(root), await delay(60), back(root))],
  [
    'replaced by another one at once',
    (root) => (away(root), renameSync(path.join(root, 'other'), path.join(root, 'templates'))),
  ],
  [
    'removed and copied',
    (root) => (remove(root), cpSync(path.join(root, 'other'), path.join(root, 'templates'), { recursive: true })),
  ],
  ['replaced by a link', (root) => (remove(root), symlinkSync('other', path.join(root, 'templates')))],
]

/** Replaces a folder of a watched site, and changes files in it. Returns those that are not reported yet. */
async function editedAfter(replace: (root: string) => Promise<void> | void): Promise<() => string[]> {
  const root = makeSite(temporaryFolder())
  const changed = await watched(root)
  await replace(root)
  // Until it has been found again, and its files have been reported.
  await delay(700)
  changed.clear()
  writeFiles(root, { [THEME]: 'edited', 'templates/new.ts': '' })
  return missing(changed, [THEME, 'templates/new.ts'])
}

test.each(REPLACED)('a folder of a site is watched further when it is %s', async (_way, replace) => {
  await expect.poll(await editedAfter(replace), PATIENT).toEqual([])
})

test('folders of entries are watched further when others take their places at once', async () => {
  const root = makeSite(temporaryFolder())
  const entry = (name: string): string => path.join(root, 'content', name)
  writeFiles(root, { 'content/b/de.md': '', 'content/c/de.md': '' })
  const changed = await watched(root)
  rmSync(entry('a'), { recursive: true })
  writeFiles(root, { [TEXT]: 'another' })
  renameSync(entry('b'), entry('d'))
  renameSync(entry('c'), entry('b'))
  renameSync(entry('d'), entry('c'))
  await delay(700)
  changed.clear()
  const edited = { [TEXT]: 'edited', 'content/b/de.md': 'edited', 'content/c/de.md': 'edited', 'content/a/en.md': '' }
  writeFiles(root, edited)
  await expect.poll(missing(changed, Object.keys(edited)), PATIENT).toEqual([])
})

test('a polled folder of a site is watched further when it is moved away and back', async () => {
  vi.stubEnv('CHOKIDAR_USEPOLLING', '1')
  onTestFinished(() => void vi.unstubAllEnvs())
  const unreported = await editedAfter(async (root) => (away(root), await delay(300), back(root)))
  await expect.poll(unreported, PATIENT).toEqual([])
})

test('a file for other programs, in the only dot folder that is published, is reported', async () => {
  const root = makeSite(temporaryFolder())
  const changed = await watched(root)
  writeFiles(root, { 'content/.notes/a.txt': '', 'content/static/.well-known/security.txt': '' })
  await expect.poll(missing(changed, ['content/static/.well-known/security.txt']), PATIENT).toEqual([])
  expect([...changed].filter((file) => file.includes('.notes'))).toEqual([])
})

test.each(['written', 'replaced'])('a file that is %s is reported, even if size and time are put back', async (way) => {
  const root = makeSite(temporaryFolder())
  const file = path.join(root, TEXT)
  writeFiles(root, { [TEXT]: 'one' })
  const before = new Date('2026-11-01')
  utimesSync(file, before, before)
  const changed = await watched(root)
  const other = way === 'written' ? file : path.join(root, 'other/de.md')
  writeFileSync(other, 'two')
  // Whoever reads it later leaves a time of access after that of modification.
  utimesSync(other, new Date(), before)
  renameSync(other, file)
  await expect.poll(missing(changed, [TEXT]), PATIENT).toEqual([])
})

test('a link to a folder in content is reported with its end, and not followed', async () => {
  const root = makeSite(temporaryFolder())
  const changed = await watched(root)
  symlinkSync('../..', path.join(root, 'content/a/all'))
  await expect.poll(missing(changed, ['content/a/all']), PATIENT).toEqual([])
  changed.clear()
  rmSync(path.join(root, 'content/a/all'))
  await expect.poll(missing(changed, ['content/a/all']), PATIENT).toEqual([])
  writeFiles(root, { [TEXT]: 'edited' })
  await expect.poll(missing(changed, [TEXT]), PATIENT).toEqual([])
  expect([...changed].filter((file) => file.startsWith('content/a/all/'))).toEqual([])
})

test('a folder that is taken away and one that is put in its place are reported, with all of its files', async () => {
  const root = makeSite(temporaryFolder())
  const changed = await watched(root)
  away(root)
  await expect.poll(missing(changed, ['templates']), PATIENT).toEqual([])
  await delay(600)
  changed.clear()
  back(root)
  await expect.poll(missing(changed, ['templates', THEME]), PATIENT).toEqual([])
})

test('a folder that a site did not have is watched when it appears', async () => {
  const root = makeSite(temporaryFolder())
  away(root)
  const changed = await watched(root)
  back(root)
  await expect.poll(missing(changed, ['templates', THEME]), PATIENT).toEqual([])
})

/** A link to a folder. */
function linkTo(folder: string): string {
  symlinkSync(folder, `${folder}-link`)
  onTestFinished(() => rmSync(`${folder}-link`))
  return `${folder}-link`
}

test.each([
  ['in a hidden folder', () => makeSite(path.join(temporaryFolder(), '.hidden'))],
  ['behind a link', () => linkTo(makeSite(temporaryFolder()))],
])('a site %s is watched, also when its theme is replaced', async (_where, made) => {
  const root = made()
  const changed = await watched(root)
  writeFiles(root, { [TEXT]: 'edited' })
  await expect.poll(missing(changed, [TEXT]), PATIENT).toEqual([])
  remove(root)
  writeFiles(root, { [THEME]: 'another' })
  await expect.poll(missing(changed, [THEME]), PATIENT).toEqual([])
})

test('the target of a linked folder is watched when it is replaced', async () => {
  const root = makeSite(temporaryFolder())
  remove(root)
  symlinkSync('themes/now', path.join(root, 'templates'))
  writeFiles(root, { 'themes/now/index.ts': '', 'themes/next/index.ts': '' })
  const changed = await watched(root)
  rmSync(path.join(root, 'themes/now'), { recursive: true })
  renameSync(path.join(root, 'themes/next'), path.join(root, 'themes/now'))
  await expect.poll(missing(changed, ['templates', THEME]), PATIENT).toEqual([])
})

test('nothing else in the folder of a site is reported', async () => {
  const root = makeSite(temporaryFolder())
  const changed = await watched(root)
  writeFiles(root, { 'node_modules/a/a.js': '', 'output/index.html': '', '.cache/a': '', 'content.md': '' })
  await delay(300)
  writeFiles(root, { [TEXT]: 'edited' })
  await expect.poll(missing(changed, [TEXT]), PATIENT).toEqual([])
  expect([...changed]).toEqual([TEXT])
})

test('the system watches the files and folders of a site and nothing else in its folder', async () => {
  const root = makeSite(temporaryFolder())
  writeFiles(root, { 'node_modules/a/a.js': '', '.cache/a': '' })
  const given = vi.spyOn(fs, 'watch')
  syncBuiltinESMExports()
  onTestFinished(() => (given.mockRestore(), syncBuiltinESMExports()))
  await watched(root)
  const expected = [TEXT, MESSAGES, THEME].flatMap((file) => [file, path.dirname(file), file.replace(/\/.*/, '')])
  expect(new Set(given.mock.calls.map(([file]) => path.relative(root, String(file))))).toEqual(new Set(expected))
})

/** Folders and files that are watched by this process. */
const watches = (): number => process.getActiveResourcesInfo().filter((kind) => kind === 'FSEventWrap').length

test('nothing is watched after the end, also when files are removed at the same time', async () => {
  // Those of earlier tests end a little later.
  await delay(200)
  const before = watches()
  for (const wait of [0, 1, 2, 4, 8]) {
    const root = makeSite(temporaryFolder())
    writeFiles(root, { 'templates/a.ts': '', 'templates/b.ts': '', 'templates/c.ts': '' })
    const watcher = await watchFolders(root, () => undefined)
    remove(root)
    await delay(wait)
    await watcher.close()
  }
  await delay(200)
  expect(watches()).toBe(before)
})
