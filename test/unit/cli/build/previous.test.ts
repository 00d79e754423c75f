import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { carryOver } from '../../../../cli/build/publish/previous.ts'
import { sha256 } from '../../../../cli/output/digest.ts'
import { filesIn, temporaryFolder, writeFiles } from '../temporary.ts'

const BUILD = { id: 'new', at: '2026-11-20T09:00:00Z', files: new Map(), retention: { days: 30, builds: 5 } }
const LATEST = '{"id":"old"}'
const KEPT = { hash: '', size: 3, at: '2026-11-01T09:00:00Z', builds: 1 }

/** What is carried over from an earlier output with these files. */
function carried(files: Readonly<Record<string, string>>) {
  const [previous, staging] = [temporaryFolder(), temporaryFolder()]
  writeFiles(previous, { 'builds/files.txt': '', 'builds/latest.json': LATEST, ...files })
  return carryOver(previous, BUILD, { staging, retired: {} })
}

test.each([
  ['builds/latest.json', '{}'],
  ['builds/latest.json', '[]'],
  ['builds/latest.json', '{"id":5}'],
  ['builds/retired.json', 'null'],
  ['builds/retired.json', '{"files":null}'],
  ['builds/retired.json', '{"files":[1]}'],
])('%s of an earlier build that is %s is reported as damaged', async (file, text) => {
  await expect(carried({ [file]: text })).rejects.toThrow(`${file} of the earlier build is damaged`)
})

test.each([
  ['a day that is none', { at: 'never' }],
  ['a number of builds that is none', { builds: 'NaN' }],
  ['no size', { size: null }],
  ['no digest', { hash: 7 }],
])('a kept file with %s is left out', async (_, fault) => {
  const entry = { 'assets/a.js': { ...KEPT, ...fault }, 'assets/b.js': KEPT }
  const { retired } = await carried({
    'assets/a.js': 'one',
    'assets/b.js': 'two',
    'builds/retired.json': JSON.stringify({ version: 1, files: entry }),
  })
  expect(Object.keys(retired)).toEqual([path.posix.join('assets', 'b.js')])
})

test('files are carried over by any name that authors give to pictures', async () => {
  const names = [
    'assets/Über uns (1).0123456789.png',
    'assets/地図.0123456789.pdf',
    "assets/l'été, plan.0123456789.svg",
  ]
  const files = Object.fromEntries(names.map((name) => [name, name]))
  const { retired, missing } = await carried({ ...files, 'builds/files.txt': names.join('\n') })
  expect([Object.keys(retired).toSorted(), missing]).toEqual([names.toSorted(), []])
})

test('no list of an earlier build brings a file from outside its assets, or leads out of the folder', async () => {
  const parent = temporaryFolder()
  const [previous, staging] = [path.join(parent, 'online'), path.join(parent, 'staging')]
  const names = [
    '../secret',
    'assets/../../secret',
    'assets/a\\..\\secret',
    'assets//secret',
    'assets/c:secret',
    path.join(parent, 'secret'),
    'de/index.html',
    '_headers',
  ]
  writeFiles(parent, { secret: 'SECRET', 'staging/index.html': 'new' })
  writeFiles(previous, {
    'builds/latest.json': LATEST,
    'builds/files.txt': [...names, 'assets/a.js'].join('\n'),
    'builds/retired.json': JSON.stringify({
      files: Object.fromEntries([...names, 'assets/b.js'].map((n) => [n, KEPT])),
    }),
    'assets/a.js': 'one',
    'assets/b.js': 'two',
    'de/index.html': 'old',
    _headers: 'old',
  })
  const { retired, missing } = await carryOver(previous, BUILD, { staging, retired: {} })
  expect([Object.keys(retired).toSorted(), missing]).toEqual([['assets/a.js', 'assets/b.js'], []])
  expect(filesIn(staging)).toEqual({ 'index.html': 'new', 'assets/a.js': 'one', 'assets/b.js': 'two' })
  expect(Object.keys(filesIn(parent)).filter((file) => file.endsWith('secret'))).toEqual(['secret'])
})

test('a kept file with other bytes than those that were kept is missing, like one that is gone', async () => {
  const files = { 'assets/a.js': { ...KEPT, hash: sha256('one') }, 'assets/b.js': { ...KEPT, hash: sha256('two') } }
  const { retired, missing } = await carried({
    'assets/a.js': 'one',
    'assets/b.js': 'altered',
    'builds/files.txt': 'assets/c.js',
    'builds/retired.json': JSON.stringify({ files }),
  })
  expect(Object.keys(retired)).toEqual(['assets/a.js'])
  expect(missing?.toSorted()).toEqual(['assets/b.js', 'assets/c.js'])
})

test('a file without end of an earlier build online is given up after 100 MB', async () => {
  const megabyte = new Uint8Array(1024 ** 2)
  let sent = 0
  const endless = () => new ReadableStream({ pull: (stream) => (sent++, stream.enqueue(megabyte)) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(endless())))
  onTestFinished(() => void vi.unstubAllGlobals())
  const arriving = { staging: temporaryFolder(), retired: {} }
  await expect(carryOver('https://alpha.example/', BUILD, arriving)).rejects.toThrow(
    'builds/files.txt of the earlier build has more than 100 MB. Leave out --previous.',
  )
  expect(sent).toBeLessThan(110)
})

/** What is carried over from a site that answers so, by path. */
function carriedFrom(answers: Readonly<Record<string, () => Response>>) {
  const gone = (): Response => new Response('', { status: 404 })
  vi.stubGlobal('fetch', async ({ pathname }: URL) => (answers[pathname.slice(1)] ?? gone)())
  onTestFinished(() => void vi.unstubAllGlobals())
  return carryOver('https://alpha.example', BUILD, { staging: temporaryFolder(), retired: {} })
}

test('the page that a host answers with where a file is missing is no file', async () => {
  const page = (): Response => new Response('<p>Not found', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })
  const { retired, missing } = await carriedFrom({
    'builds/files.txt': () => new Response('assets/a.js\nassets/b.js'),
    'builds/latest.json': () => new Response(LATEST),
    'assets/a.js': () => new Response('one'),
    'assets/b.js': page,
  })
  expect([Object.keys(retired), missing]).toEqual([['assets/a.js'], ['assets/b.js']])
})

test('a site that fails is no site without an earlier build', async () => {
  await expect(carriedFrom({ 'builds/files.txt': () => new Response('', { status: 500 }) })).rejects.toThrow(
    'could not be read: it answers 500',
  )
})

test('a file that this machine has kept itself is not fetched', async () => {
  const [previous, staging] = [temporaryFolder(), temporaryFolder()]
  writeFiles(previous, { 'builds/files.txt': 'assets/a.js', 'builds/latest.json': LATEST, 'assets/a.js': 'one' })
  const own = { 'assets/a.js': { ...KEPT, mtimeMs: 0 } }
  expect(await carryOver(previous, BUILD, { staging, retired: own })).toEqual({ retired: {}, missing: [] })
})
