import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { EditFolder } from '../../../renderer/client/edit/edit-folder.ts'

/** Requests as `PUT /_edit/…`, in their order. */
const asked: string[] = []
let refused = ''

beforeEach(() => {
  asked.length = 0
  refused = ''
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit) => {
    const request = `${method} ${address}`
    asked.push(request)
    return request === refused
      ? new Response('It has changed', { status: 412 })
      : new Response(null, { status: 204, headers: { ETag: 'r1' } })
  })
})

afterEach(() => void vi.unstubAllGlobals())

const SAVED = ['index.de.md', 'index.en.md']
const at = (place: string, name: string): string => `/_edit/${place}/content/posts/a/${name}`

/** The folder of an entry, as the CMS gets to it. */
async function entryFolder(): Promise<EditFolder> {
  const steps = ['content', 'posts', 'a']
  let folder = new EditFolder()
  for (const step of steps) folder = await folder.getDirectoryHandle(step, { create: true })
  return folder
}

async function write(name: string): Promise<void> {
  const file = await (await entryFolder()).getFileHandle(name, { create: true })
  await (await file.createWritable()).write('text')
}

/** Writes all files at once, as the CMS does. */
const save = (names: readonly string[]) => Promise.allSettled(names.map(write))

test('a save of several files is checked as a whole before any is written', async () => {
  const saved = await save(SAVED)
  expect(saved.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(asked).toEqual([
    ...SAVED.map((name) => `PUT ${at('check', name)}`),
    ...SAVED.map((name) => `PUT ${at('files', name)}`),
  ])
})

test('if one file is refused, none is written, and each says why', async () => {
  refused = `PUT ${at('check', 'index.en.md')}`
  const saved = await save(SAVED)
  expect(saved).toEqual(SAVED.map(() => ({ status: 'rejected', reason: new Error('It has changed') })))
  expect(asked.filter((request) => request.includes('/files/'))).toEqual([])
})

test('a language that is removed with the save is a part of it', async () => {
  const [german = '', english = ''] = SAVED
  await save([english])
  asked.length = 0
  refused = `PUT ${at('check', german)}`
  const removed = entryFolder().then((folder) => folder.removeEntry(english))
  const saved = await Promise.allSettled([write(german), removed])
  expect(saved.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(asked.filter((request) => request.includes('/files/'))).toEqual([])
})

test('a single file needs no check, because it is checked when it is written', async () => {
  await save(['index.de.md'])
  expect(asked).toEqual([`PUT ${at('files', 'index.de.md')}`])
})
