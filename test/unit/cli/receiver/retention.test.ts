import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { createFileStore, folderOf } from '../../../../cli/receiver/store/file-store.ts'
import { idIn } from '../../../../cli/receiver/store/folder-names.ts'
import { mountReceiver } from '../../../../cli/receiver/mount.ts'
import { removeExpired } from '../../../../cli/receiver/store/retention.ts'
import type { StoredRequest } from '../../../../cli/receiver/request.ts'
import { fsError, patchRename } from '../patched-fs.ts'
import { filesIn, temporaryFolder } from '../temporary.ts'
import { FORMS, ORIGIN } from './receiving.ts'

const DAY = 86_400_000
const NOW = Date.parse('2026-11-20T12:00:00Z')

/** Stores requests by id, received so many days ago. */
async function store(
  data: string,
  ages: Readonly<Record<string, number>>,
  form: StoredRequest['form'] = 'application',
  hooks: readonly string[] = [],
): Promise<void> {
  for (const [id, days] of Object.entries(ages))
    await createFileStore(data, hooks)
      .open()
      .publish({
        id,
        form,
        locale: 'en',
        subject: '',
        received: new Date(NOW - days * DAY).toISOString(),
        values: {},
        attachments: [],
      })
}

async function remove(
  data: string,
  keepDays: Readonly<Record<string, number>> = { application: 180 },
  now = NOW,
): Promise<string[]> {
  const log: string[] = []
  await removeExpired({ data, keepDays: () => keepDays, clock: () => now, log: (line) => log.push(line) })
  return log
}

const OLD = { form: 'application', id: 'old', received: new Date(NOW - 180.001 * DAY).toISOString() } as const

const left = (data: string): string[] =>
  Object.keys(filesIn(data))
    .filter((file) => path.dirname(file) !== '.')
    .map((file) => idIn(path.basename(path.dirname(file))))
    .toSorted()

test('what is older than its form allows is deleted as a whole, and counted', async () => {
  const data = temporaryFolder()
  await store(data, { older: 181, old: 180.001, young: 180, new: 0, tomorrow: -1 })
  writeFileSync(path.join(folderOf(data, OLD), '1.pdf'), '%PDF')
  expect(await remove(data)).toEqual(['application: deleted what is older than 180 days: 2 of 5.'])
  expect(left(data)).toEqual(['new', 'tomorrow', 'young'])
  expect(existsSync(folderOf(data, OLD))).toBe(false)
  expect(await remove(data)).toEqual([])
})

test('what was never delivered is deleted too, but not in silence', async () => {
  const data = temporaryFolder()
  await store(data, { a: 200 }, 'application', ['mail', 'webhook'])
  expect(await remove(data)).toEqual([
    'application: a was deleted and never delivered: mail, webhook.',
    'application: deleted what is older than 180 days: 1 of 1.',
  ])
  expect(left(data)).toEqual([])
})

test('a form that says no time keeps everything, and so does what cannot be read: both are reported', async () => {
  const data = temporaryFolder()
  await store(data, { a: 9999 }, 'event-request')
  mkdirSync(path.join(data, 'application/b'), { recursive: true })
  writeFileSync(path.join(data, 'application/b/request.json'), '{"received": "soon"')
  expect(await remove(data)).toEqual([
    'application: b holds no request that can be read; it is not deleted by age.',
    'event-request: forms.json does not say how long requests are kept; none of 1 is deleted.',
  ])
  expect(left(data).toSorted()).toEqual(['a', 'b'])
})

test('what came while the clock began at 1970 is not deleted as if it were old, but reported', async () => {
  const data = temporaryFolder()
  await store(data, { a: NOW / DAY, old: 181 })
  expect(await remove(data)).toEqual([
    'application: 1970-01-01_application_a came while the clock of the machine was wrong; it is not deleted by age.',
    'application: deleted what is older than 180 days: 1 of 2.',
  ])
  expect(left(data)).toEqual(['a'])
})

test('a clock that has leapt ahead deletes nothing until it has said so for a day', async () => {
  const data = temporaryFolder()
  const keep = { application: 180 }
  const [wrong, hour] = [NOW + 20_000 * DAY, DAY / 24]
  await store(data, { young: 1 })
  expect(await remove(data)).toEqual([])
  expect(await remove(data, keep, wrong)).toEqual([
    `The clock says ${new Date(wrong).toISOString()}, more than 100 days later than before. Nothing is deleted by age until it has said so for a day: check it.`,
  ])
  // Also not by a process that starts again and again.
  expect(await remove(data, keep, wrong + hour)).toHaveLength(1)
  expect(left(data)).toEqual(['young'])
  // Set right, it is believed at once.
  await store(data, { old: 181 })
  expect(await remove(data, keep, NOW + hour)).toEqual(['application: deleted what is older than 180 days: 1 of 2.'])
  expect(left(data)).toEqual(['young'])
  expect(await remove(data, keep, NOW + 200 * DAY)).toHaveLength(1)
  expect(await remove(data, keep, NOW + 201 * DAY)).toEqual([
    'application: deleted what is older than 180 days: 1 of 1.',
  ])
  expect(left(data)).toEqual([])
})

test('folders and files that systems add to the data folder are left alone', async () => {
  const [out, data] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(path.join(out, 'forms.json'), JSON.stringify(FORMS))
  await store(data, { a: 200 })
  mkdirSync(path.join(data, 'lost+found/odd'), { recursive: true })
  writeFileSync(path.join(data, 'application/.DS_Store'), 'x')
  const log: string[] = []
  const { close } = mountReceiver({
    out,
    data,
    origins: [ORIGIN],
    // With a hook, each request is looked at when the receiver starts.
    env: { FORMS_WEBHOOK_URL: 'http://127.0.0.1:9/' },
    clock: () => NOW,
    log: (line) => log.push(line),
  })
  await close()
  expect(log).toEqual(['application: deleted what is older than 30 days: 1 of 1.'])
})

test('a request that cannot be removed is reported, and keeps no other', async () => {
  const data = temporaryFolder()
  await store(data, { first: 183, second: 182, third: 181 })
  await store(data, { other: 31 }, 'event-request')
  patchRename(
    (real) => (from, to) => (String(from).endsWith('_second') ? Promise.reject(fsError('EACCES')) : real(from, to)),
  )
  expect(await remove(data, { application: 180, 'event-request': 30 })).toEqual([
    'application: second is too old and could not be deleted: EACCES: from the test. It will be tried again.',
    'application: deleted what is older than 180 days: 2 of 3.',
    'event-request: deleted what is older than 30 days: 1 of 1.',
  ])
  expect(left(data)).toEqual(['second'])
})

test('without a data folder there is nothing to do', async () => {
  expect(await remove(path.join(temporaryFolder(), 'none'))).toEqual([])
})

test('a receiver that starts deletes by the days of forms.json', async () => {
  const [out, data] = [temporaryFolder(), temporaryFolder()]
  writeFileSync(path.join(out, 'forms.json'), JSON.stringify(FORMS))
  await store(data, { a: 31, b: 29 }, 'event-request')
  const log: string[] = []
  const { close } = mountReceiver({
    out,
    data,
    origins: [ORIGIN],
    env: {},
    clock: () => NOW,
    log: (line) => log.push(line),
  })
  await close()
  expect(log).toEqual(['event-request: deleted what is older than 30 days: 1 of 2.'])
  expect(left(data)).toEqual(['b'])
})

test('a receiver that starts before the first build deletes by the days that the build tells', async () => {
  const [out, data] = [temporaryFolder(), temporaryFolder()]
  await store(data, { a: 31, b: 29 }, 'event-request')
  const log: string[] = []
  let tellBuilt = (): void => undefined
  const built = new Promise<void>((resolve) => (tellBuilt = resolve))
  const options = {
    out,
    data,
    origins: [ORIGIN] as const,
    env: {},
    clock: () => NOW,
    log: (line: string) => log.push(line),
  }
  const { close } = mountReceiver({ ...options, built })
  const stopped = mountReceiver({ ...options, built })
  await stopped.close()
  writeFileSync(path.join(out, 'forms.json'), JSON.stringify(FORMS))
  tellBuilt()
  await built
  await close()
  expect(log).toEqual(['event-request: deleted what is older than 30 days: 1 of 2.'])
})
