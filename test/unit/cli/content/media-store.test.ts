import { copyFileSync, readFileSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { SourceMemory } from '../../../../cli/content/files/source-memory.ts'
import { readSources, walkSources } from '../../../../cli/content/files/sources.ts'
import { recallMedia } from '../../../../cli/content/media-store.ts'
import { patchFs } from '../patched-fs.ts'
import { temporaryFolder, writeFiles } from '../temporary.ts'

const LONG_AGO = new Date('2020-01-01')
const PICTURE = 'content/posts/a/plan.png'
const FILM = 'content/static/film.mp4'
const STORE = '.cache/media.bin'
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function site(): string {
  const root = temporaryFolder()
  writeFiles(root, { [PICTURE]: PNG, [FILM]: 'film', 'content/posts/a/de.md': '---\ntitle: A\n---\n' })
  for (const file of [PICTURE, FILM]) age(root, file)
  return root
}

function age(root: string, file: string): void {
  utimesSync(path.join(root, file), LONG_AGO, LONG_AGO)
}

/** What a process makes of the files of a site, and which of them it reads for it. */
function run(root: string, version = '1', sources: SourceMemory = new Map()) {
  const read: string[] = []
  patchFs('readFileSync', (real) => (...args: Parameters<typeof real>) => {
    read.push(path.relative(root, String(args[0])))
    return real(...args)
  })
  const walked = walkSources(root)
  const keep = recallMedia(walked, sources, path.join(root, '.cache'), version)
  const { assets, copies, rasters } = readSources(root, sources, walked)
  keep()
  return { assets, copies, rasters, read: read.filter((file) => /png|mp4/.test(file)) }
}

test('files that are the same as in the last run are not read again, and known as they would be read', () => {
  const root = site()
  const first = run(root)
  expect(first.read).toEqual([PICTURE, FILM])
  expect(run(root)).toEqual({ ...first, read: [] })
})

test.each([
  ['written anew', (file: string) => writeFileSync(file, 'mlif')],
  [
    'put in the place of another',
    (file: string) => {
      writeFileSync(`${file}.new`, 'mlif')
      utimesSync(`${file}.new`, LONG_AGO, LONG_AGO)
      renameSync(`${file}.new`, file)
    },
  ],
  [
    'restored by a machine that starts empty',
    (file: string) => {
      copyFileSync(file, `${file}.new`)
      utimesSync(`${file}.new`, LONG_AGO, LONG_AGO)
      renameSync(`${file}.new`, file)
    },
  ],
])('a file that was %s is read, also with the same size and time', (_, change) => {
  const root = site()
  run(root)
  const file = path.join(root, FILM)
  const { size, mtimeMs, ctimeMs } = statSync(file)
  change(file)
  // The clock of the file system may have steps of some milliseconds.
  do age(root, FILM)
  while (statSync(file).ctimeMs === ctimeMs)
  expect(statSync(file)).toMatchObject({ size, mtimeMs })
  expect(run(root).read).toEqual([FILM])
  expect(run(root).read).toEqual([])
})

test('another version of the program, and a store with one other byte, know none', () => {
  const root = site()
  run(root)
  expect(run(root, '2').read).toEqual([PICTURE, FILM])
  const store = path.join(root, STORE)
  const bytes = readFileSync(store)
  for (const place of [0, 70, bytes.length - 1]) {
    const altered = Buffer.from(bytes)
    altered[place] = (bytes[place] ?? 0) ^ 1
    writeFileSync(store, altered)
    expect(run(root).read).toEqual([PICTURE, FILM])
  }
})

test('a file that was written a moment ago may change without another time: it is not kept', () => {
  const root = site()
  utimesSync(path.join(root, FILM), new Date(), new Date())
  run(root)
  expect(run(root).read).toEqual([FILM])
})

test('the store is written only if it would say more, and once in a process', () => {
  const root = site()
  const memory: SourceMemory = new Map()
  run(root, '1', memory)
  const written = (): number => statSync(path.join(root, STORE)).ino
  const first = written()
  run(root)
  expect(written()).toBe(first)
  writeFileSync(path.join(root, FILM), 'another film')
  age(root, FILM)
  run(root, '1', memory)
  expect(written()).toBe(first)
  run(root)
  expect(written()).not.toBe(first)
})

test('drawings are not looked through again either, but what can run code is told by each run', () => {
  const root = site()
  const [drawing, active] = ['content/posts/a/map.svg', 'content/static/run.svg']
  writeFiles(root, { [drawing]: '<svg/>', [active]: '<svg><script>alert(1)</script></svg>' })
  for (const file of [drawing, active]) age(root, file)
  expect(readAgain(root)).toEqual({ codes: ['active-file'], read: [drawing, active] })
  expect(readAgain(root)).toEqual({ codes: ['active-file'], read: [] })
  writeFileSync(path.join(root, drawing), '<svg onload="alert(1)"/>')
  expect(readAgain(root)).toEqual({ codes: ['active-file', 'active-file'], read: [drawing] })
})

/** The issues of a run of a new process, and the drawings that it reads. */
function readAgain(root: string) {
  const read = new Set<string>()
  patchFs('readFileSync', (real) => (...args: Parameters<typeof real>) => {
    read.add(path.relative(root, String(args[0])))
    return real(...args)
  })
  const sources: SourceMemory = new Map()
  const walked = walkSources(root)
  const keep = recallMedia(walked, sources, path.join(root, '.cache'), '1')
  const { issues } = readSources(root, sources, walked)
  keep()
  return { codes: issues.map(({ code }) => code), read: [...read].filter((file) => file.endsWith('.svg')) }
}
