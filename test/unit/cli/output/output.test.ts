import { chmodSync, mkdirSync, readdirSync, readlinkSync, rmSync, statSync, symlinkSync, utimesSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { flushFiles } from '../../../../cli/output/flush.ts'
import { flushFolder } from '../../../../cli/output/flush-one.ts'
import { checkFilesList, foreignFiles, foreignConflicts } from '../../../../cli/output/foreign.ts'
import { leftByKilledRun, openStaging, recover } from '../../../../cli/output/staging.ts'
import { fill, publishInPlace } from '../../../../cli/output/in-place.ts'
import { OWN_NAME } from '../../../../cli/output/own-name.ts'
import { publish } from '../../../../cli/output/publish.ts'
import { writeWhole } from '../../../../cli/output/write-whole.ts'
import type { Publication } from '../../../../cli/output/publication.ts'
import { asOnWindows, fsError, patchFs } from '../patched-fs.ts'
import { filesIn, temporaryFolder, writeFiles } from '../temporary.ts'

const LONG_AGO = new Date('2020-01-01T00:00:00Z')

/** An output of two files, written long ago, and beside it a staging folder in which one of them is changed. */
function changed(): Publication & { readonly parent: string } {
  const parent = temporaryFolder()
  const out = path.join(parent, 'output')
  writeFiles(out, { 'de/same/index.html': 'same', 'de/other/index.html': 'before', 'de/gone/index.html': 'gone' })
  for (const name of Object.keys(filesIn(out))) utimesSync(path.join(out, name), LONG_AGO, LONG_AGO)
  const staging = openStaging(out)
  writeFiles(staging, { 'de/other/index.html': 'after', 'de/new/index.html': 'new' })
  const files = new Map([
    ['de/same/index.html', 'hash-same'],
    ['de/other/index.html', 'hash-after'],
    ['de/new/index.html', 'hash-new'],
  ])
  const known = (hash: string) => ({ hash, size: 0, mtimeMs: 0 })
  const intact = new Map([
    ['de/same/index.html', known('hash-same')],
    ['de/other/index.html', known('hash-before')],
    ['de/gone/index.html', known('hash-gone')],
  ])
  return { parent, out, staging, files, intact }
}

const BEFORE = ['de/same/index.html', 'de/other/index.html', 'de/gone/index.html']

const FLUSH = { files: flushFiles, folder: flushFolder }

const WAYS: [string, (site: Publication) => void | Promise<void>][] = [
  ['publish', publish],
  ['publish, flushed', (site) => publish({ ...site, flush: FLUSH })],
  ['publishInPlace', (site) => publishInPlace(site, BEFORE)],
]

describe.each(WAYS)('%s', (_name, put) => {
  test('gives the output its new files, and takes those away that are gone', async () => {
    const site = changed()
    await put(site)
    expect(filesIn(site.out)).toEqual({
      'de/new/index.html': 'new',
      'de/other/index.html': 'after',
      'de/same/index.html': 'same',
    })
  })

  test('keeps the time of a file that has not changed', async () => {
    const site = changed()
    await put(site)
    expect(statSync(path.join(site.out, 'de/same/index.html')).mtime).toEqual(LONG_AGO)
  })

  test('gives a changed file a new time', async () => {
    const site = changed()
    await put(site)
    expect(statSync(path.join(site.out, 'de/other/index.html')).mtime.getTime()).toBeGreaterThan(LONG_AGO.getTime())
  })

  test('leaves no empty folder', async () => {
    const site = changed()
    await put(site)
    expect(readdirSync(path.join(site.out, 'de'))).toEqual(['new', 'other', 'same'])
  })

  test('leaves nothing beside the output', async () => {
    const site = changed()
    await put(site)
    expect(readdirSync(site.parent)).toEqual(['output'])
  })
})

test('a file may become a folder, and a folder a file', async () => {
  const out = path.join(temporaryFolder(), 'output')
  writeFiles(out, { 'plan/index.html': 'folder', logo: 'file' })
  const staging = openStaging(out)
  writeFiles(staging, { plan: 'file', 'logo/index.html': 'folder' })
  const files = new Map([
    ['logo/index.html', 'a'],
    ['plan', 'b'],
  ])
  await publishInPlace({ out, staging, files, intact: new Map() }, ['plan/index.html', 'logo'])
  expect(filesIn(out)).toEqual({ plan: 'file', 'logo/index.html': 'folder' })
})

test('files of others stay, with their time, links as links', async () => {
  const site = changed()
  writeFiles(site.out, { CNAME: 'www.example.com', '.git/HEAD': 'ref: main' })
  symlinkSync('CNAME', path.join(site.out, 'domain'))
  utimesSync(path.join(site.out, 'CNAME'), LONG_AGO, LONG_AGO)
  const foreign = foreignFiles(site.out, BEFORE)
  expect(foreign).toEqual(['.git/HEAD', 'CNAME', 'domain'])
  await publish({ ...site, foreign })
  expect(filesIn(site.out)).toMatchObject({
    CNAME: 'www.example.com',
    '.git/HEAD': 'ref: main',
    'de/new/index.html': 'new',
  })
  expect(statSync(path.join(site.out, 'CNAME')).mtime).toEqual(LONG_AGO)
  expect(readlinkSync(path.join(site.out, 'domain'))).toBe('CNAME')
})

test('a file of others that comes while the build is written stays, and nothing of the old output', async () => {
  const site = changed()
  const known = [...BEFORE, 'de/mended/index.html', 'builds/files.txt']
  writeFiles(site.out, { 'de/mended/index.html': 'by hand', 'builds/files.txt': known.join('\n') })
  // Between the look for foreign files, which found none, and the end of the build.
  writeFiles(site.out, { 'proofs/late.html': 'late', 'de/new/index.html': 'late, too' })
  await publish(site)
  expect(filesIn(site.out)).toEqual({
    'de/new/index.html': 'new',
    'de/other/index.html': 'after',
    'de/same/index.html': 'same',
    'proofs/late.html': 'late',
  })
  expect(readdirSync(site.parent)).toEqual(['output'])
})

test('if the new output cannot take the place of the old one, that stays', async () => {
  const site = changed()
  patchFs('renameSync', (real) => (from: string, to: string) => {
    if (from === site.staging) throw fsError('EPERM')
    real(from, to)
  })
  await expect(publish(site)).rejects.toThrow('EPERM')
  expect(filesIn(site.out)['de/other/index.html']).toBe('before')
})

/** As when something has a file in a folder open: it is not renamed the first `times`. */
function held(folder: string, times: number): void {
  asOnWindows()
  let count = 0
  patchFs('renameSync', (real) => (from: string, to: string) => {
    if (from === folder && (count += 1) <= times) throw fsError('EPERM')
    real(from, to)
  })
}

test.each(['out', 'staging'] as const)(
  'on Windows, a folder (%s) that a virus scanner looks into is renamed later',
  async (which) => {
    const site = changed()
    const { ino } = statSync(site.staging)
    held(site[which], 3)
    await publish(site)
    expect(statSync(site.out).ino).toBe(ino)
    expect(readdirSync(site.parent)).toEqual(['output'])
  },
)

test.each(['out', 'staging'] as const)(
  'on Windows, an output is filled file by file if a file in it (%s) stays open',
  async (which) => {
    const site = changed()
    writeFiles(site.out, { CNAME: 'www.example.com' })
    held(site[which], Infinity)
    await publish({ ...site, foreign: foreignFiles(site.out, BEFORE) })
    expect(filesIn(site.out)).toEqual({
      CNAME: 'www.example.com',
      'de/new/index.html': 'new',
      'de/other/index.html': 'after',
      'de/same/index.html': 'same',
    })
    expect(readdirSync(site.parent)).toEqual(['output'])
  },
)

test('the files of an output are known by its own list where no record is, and those of folders like its own are not', () => {
  const out = path.join(temporaryFolder(), 'output')
  expect(foreignFiles(out, [])).toEqual([])
  const own = {
    'index.html': '',
    'assets/main-1234.js': '',
    'builds/files.txt': 'index.html\nsitemap.xml',
    'sitemap.xml': '',
  }
  writeFiles(out, { ...own, 'shop/assets/logo.png': '', 'old-builds/app.zip': '' })
  expect(foreignFiles(out, [])).toEqual(['old-builds/app.zip', 'shop/assets/logo.png'])
})

test('what cannot be renamed is filled file by file, to the same end', () => {
  const site = changed()
  fill(site)
  expect(filesIn(site.out)).toEqual({
    'de/new/index.html': 'new',
    'de/other/index.html': 'after',
    'de/same/index.html': 'same',
  })
  const turned = { 'de/same/index.html/index.html': 'a folder now' }
  writeFiles(site.staging, turned)
  const intact = new Map([...site.files].map(([file, hash]) => [file, { hash, size: 0, mtimeMs: 0 }]))
  fill({ ...site, files: new Map(Object.keys(turned).map((file) => [file, 'hash-turned'])), intact })
  expect(filesIn(site.out)).toEqual(turned)
  expect(readdirSync(site.parent)).toEqual(['output'])
})

/** The first output in a folder that cannot be renamed, as a volume is, with a list of its files. */
function first(): Publication {
  const out = path.join(temporaryFolder(), 'output')
  mkdirSync(out)
  const names = ['index.html', 'assets/a.css', 'builds/files.txt']
  const staging = openStaging(out)
  writeFiles(staging, { 'index.html': 'new', 'assets/a.css': 'a', 'builds/files.txt': names.join('\n') })
  return { out, staging, files: new Map(names.map((name) => [name, `hash-${name}`])), intact: new Map() }
}

/** Lets a run end after some files of an output were moved to their place. */
function endAfter(moves: number, out: string): void {
  let count = 0
  patchFs('renameSync', (real) => (from: string, to: string) => {
    if (to.startsWith(path.join(out, path.sep)) && (count += 1) > moves) throw fsError('EIO')
    real(from, to)
  })
}

test.each([0, 1, 2, 3])(
  'a volume of which %i files were filled when the run was killed is known to the next one',
  (moves) => {
    const { out, ...rest } = first()
    endAfter(moves, out)
    expect(() => fill({ out, ...rest })).toThrow('EIO')
    recover(out)
    expect(checkFilesList(out)).toBe(undefined)
    expect(foreignFiles(out, [])).toEqual([])
  },
)

test('a volume may have the folder of its file system, which only root can read', () => {
  const { out, ...rest } = first()
  const lost = path.join(out, 'lost+found')
  writeFiles(lost, { '#12': 'found by fsck' })
  patchFs('readdirSync', (real) => (folder: string, options: object) => {
    if (folder.startsWith(lost)) throw fsError('EACCES')
    return real(folder, options)
  })
  expect(checkFilesList(out)).toBe(undefined)
  expect(foreignFiles(out, [])).toEqual([])
  fill({ out, ...rest })
  expect(foreignFiles(out, [])).toEqual([])
  expect(readdirSync(out).toSorted()).toEqual(['assets', 'builds', 'index.html', 'lost+found'])
})

test('an update of a volume that was killed leaves only files that are known to be generated', () => {
  const site = changed()
  writeFiles(site.out, { 'builds/files.txt': BEFORE.join('\n'), CNAME: 'www.example.com' })
  writeFiles(site.staging, { 'builds/files.txt': [...site.files.keys()].join('\n') })
  endAfter(2, site.out)
  const files = new Map([...site.files, ['builds/files.txt', 'hash-list']])
  expect(() => fill({ ...site, files })).toThrow('EIO')
  expect(leftByKilledRun(site.out)).toBe(true)
  recover(site.out)
  expect(foreignFiles(site.out, [])).toEqual(['CNAME'])
})

test('a full volume keeps its output as it is', () => {
  const site = changed()
  const before = filesIn(site.out)
  rmSync(path.join(site.staging, 'de/new/index.html'))
  expect(() => fill(site)).toThrow('ENOENT')
  recover(site.out)
  expect(filesIn(site.out)).toEqual(before)
})

test('where there are no hard links, files that stay are copied, with their time, links as links, and flushed', async () => {
  const site = changed()
  symlinkSync('de', path.join(site.out, 'german'))
  patchFs('linkSync', () => () => {
    throw fsError('EPERM')
  })
  const flushed: string[] = []
  const flush = {
    files: async (_folder: string, files: readonly string[]) => void flushed.push(...files),
    folder: async () => undefined,
  }
  await publish({ ...site, foreign: ['german'], flush })
  expect(statSync(path.join(site.out, 'de/same/index.html')).mtime).toEqual(LONG_AGO)
  expect(readlinkSync(path.join(site.out, 'german'))).toBe('de')
  expect(flushed).toEqual(['de/same/index.html', 'de/other/index.html', 'de/new/index.html', 'german'])
})

test('a mounted output keeps the files of others, and the time of what has not changed', async () => {
  const site = changed()
  writeFiles(site.out, { CNAME: 'www.example.com' })
  patchFs('statSync', (real) => (file: string) => Object.assign(real(file), file === site.out && { dev: -1 }))
  const inode = statSync(site.out).ino
  const flushed: string[] = []
  const flush = {
    files: async (folder: string, files: readonly string[]) =>
      void flushed.push(`${path.basename(folder)}: ${files.join()}`),
    folder: async () => undefined,
  }
  await publish({ ...site, foreign: foreignFiles(site.out, BEFORE), flush })
  expect(filesIn(site.out)).toEqual({
    CNAME: 'www.example.com',
    'de/new/index.html': 'new',
    'de/other/index.html': 'after',
    'de/same/index.html': 'same',
  })
  expect(statSync(path.join(site.out, 'de/same/index.html')).mtime).toEqual(LONG_AGO)
  expect(statSync(site.out).ino).toBe(inode)
  expect(readdirSync(site.parent)).toEqual(['output'])
  expect(flushed.at(-1)).toBe('output: de/same/index.html,de/other/index.html,de/new/index.html,CNAME')
})

test('the output keeps the mode of its folder', async () => {
  const site = changed()
  chmodSync(site.out, 0o2775)
  await publish(site)
  expect(statSync(site.out).mode & 0o7777).toBe(0o2775)
})

test('a foreign file where the build has a file or a folder is in the way', () => {
  const files = new Map([
    ['de/index.html', ''],
    ['en/company/team/index.html', ''],
    ['robots.txt', ''],
  ])
  const foreign = ['de', 'en', 'en/company', 'robots.txt', 'robots.txt/a/note', 'CNAME']
  expect(foreignConflicts(foreign, files, '/out').map(({ file }) => file)).toEqual(
    foreign.slice(0, -1).map((file) => `/out/${file}`),
  )
})

test('publishes a first output', async () => {
  const out = path.join(temporaryFolder(), 'output')
  const staging = openStaging(out)
  writeFiles(staging, { 'index.html': 'new' })
  await publish({ out, staging, files: new Map([['index.html', 'hash']]), intact: new Map() })
  expect(filesIn(out)).toEqual({ 'index.html': 'new' })
})

test('takes the file of the old output where it is the same to the byte as a staged one', async () => {
  const site = changed()
  writeFiles(site.staging, { 'de/same/index.html': 'same' })
  await publish(site)
  expect(statSync(path.join(site.out, 'de/same/index.html')).mtime).toEqual(LONG_AGO)
})

test('everything is on the disk before the old output goes', async () => {
  const site = changed()
  const told: string[] = []
  const state = (): string => `${Object.keys(filesIn(site.staging)).length} staged, ${read(site.out)}`
  const read = (out: string): string => filesIn(out)['de/other/index.html'] ?? ''
  await publish({
    ...site,
    flush: {
      files: async (folder, files, folders) =>
        void told.push(`${path.basename(folder)}: ${files.join()} in ${[...folders].join()}: ${state()}`),
      folder: async (folder) => void told.push(`${folder === site.parent}: ${read(site.out)}`),
    },
  })
  expect(told).toEqual([
    '.output.kartograf-staging: de/other/index.html,de/new/index.html in .,de/same,de,de/other,de/new: 3 staged, before',
    'true: after',
  ])
})

test('a file that is open on Windows is replaced when it no longer is', () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'site.json': 'old' })
  let count = 0
  patchFs('renameSync', (real) => (from: string, to: string) => {
    if ((count += 1) < 3) throw fsError('EBUSY')
    real(from, to)
  })
  expect(() => writeWhole(path.join(folder, 'site.json'), 'new')).toThrow('EBUSY')
  asOnWindows()
  writeWhole(path.join(folder, 'site.json'), 'new')
  expect(filesIn(folder)).toEqual({ 'site.json': 'new' })
})

test('a file that does not fit on the disk leaves nothing, which would grow from run to run', () => {
  const folder = temporaryFolder()
  writeFiles(folder, { 'site.json': 'old' })
  symlinkSync('/dev/full', path.join(folder, `site.json.${OWN_NAME}`))
  expect(() => writeWhole(path.join(folder, 'site.json'), 'new')).toThrow('ENOSPC')
  expect(readdirSync(folder)).toEqual(['site.json'])
})
