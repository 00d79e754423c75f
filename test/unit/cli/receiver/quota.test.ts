import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { quotaOf } from '../../../../cli/receiver/environment.ts'
import { createFileStore } from '../../../../cli/receiver/store/file-store.ts'
import { isOwnDraft } from '../../../../cli/receiver/store/leftovers.ts'
import { createQuota } from '../../../../cli/receiver/store/quota.ts'
import { filesIn, temporaryFolder, writeFiles } from '../temporary.ts'
import { application, FORMS, pdf, receiving, refusalOf, requestWith } from './receiving.ts'

/** Room for the files of many, and for the text of seven at once. */
const LIMIT = 1_000_000

const LARGE = { maxFiles: 1, maxBytes: 100_000, types: ['pdf'] } as const

/** A receiver whose data folder holds at most `LIMIT` bytes. */
function bounded(now: () => number = Date.now) {
  const data = temporaryFolder()
  const store = createFileStore(data, [], createQuota(data, LIMIT, isOwnDraft, now))
  let visitors = 0
  const log: string[] = []
  const [, form] = FORMS.forms
  const { receive } = receiving({
    forms: { ...FORMS, forms: form ? [{ ...form, attachments: LARGE }] : [] },
    store,
    rateLimit: { take: () => ({ wait: 0 }) },
    addressOf: () => `192.0.2.${(visitors += 1)}`,
    onAnswered: (line) => void log.push(line),
  })
  const send = (submission: string, size = 90_000) =>
    receive(requestWith(application([pdf('cv.pdf', size)], { submission }), { form: 'application' }))
  return { data, send, log }
}

/** Drafts come and go while one looks, which `find` takes for an error. */
function bytesIn(data: string): number {
  const { stdout } = spawnSync('find', [data, '-type', 'f', '-printf', '%s\\n'], { encoding: 'utf8' })
  return stdout.split('\n').reduce((sum, size) => sum + Number(size), 0)
}

test('concurrent requests never exceed the limit of the folder, and those without room are refused', async () => {
  const { data, send, log } = bounded()
  const sizes: number[] = []
  const watching = setInterval(() => sizes.push(bytesIn(data)), 2)
  const answers = await Promise.all(Array.from({ length: 60 }, async (_, index) => refusalOf(await send(`${index}`))))
  clearInterval(watching)
  const taken = answers.filter(([status]) => status === 201)
  expect(taken.length).toBeGreaterThanOrEqual(3)
  expect(new Set(answers.map(String))).toEqual(new Set(['201,accepted', '507,failed']))
  expect(Math.max(...sizes, bytesIn(data))).toBeLessThanOrEqual(LIMIT)
  expect(Object.keys(filesIn(data)).filter((file) => file.includes('.incoming'))).toEqual([])
  expect(log).toContain('application: refused, failed (the disk quota)')
})

test('what is refused or sent twice takes no room', async () => {
  const { send } = bounded()
  for (let count = 0; count < 40; count += 1) await send('same')
  for (let count = 0; count < 40; count += 1) await send(`${count}`, 100_001)
  expect(await refusalOf(await send('other'))).toEqual([201, 'accepted'])
})

test('files leave a tenth of the folder to forms without any', () => {
  const quota = createQuota(temporaryFolder(), 10_000_000, isOwnDraft)
  const full = quota.hold()
  full.take(8_800_000)
  expect(() => quota.hold().take(100_000)).toThrow('failed')
  expect(() => quota.hold().finish(500_000)).not.toThrow()
})

test('a request holds room for all its files and its text, which is free again if it is dropped, and counts to the byte if it stays', () => {
  const quota = createQuota(temporaryFolder(), 10_000_000, isOwnDraft)
  const dropped = quota.hold()
  dropped.take(4_000_000)
  dropped.take(4_000_000)
  expect(() => quota.hold().take(1_000_000)).toThrow('failed')
  dropped.drop()
  const kept = quota.hold()
  kept.take(4_000_000)
  kept.take(4_000_000)
  kept.finish(1000)
  kept.keep()
  expect(() => quota.hold().take(1_000_000)).toThrow('failed')
  expect(() => quota.hold().finish(1_999_001)).toThrow('failed')
  expect(() => quota.hold().finish(1_999_000)).not.toThrow()
})

test('there is room again when requests have been deleted', async () => {
  let now = 0
  const { data, send } = bounded(() => now)
  for (let count = 0; count < 30; count += 1) await send(`${count}`)
  expect((await send('one more')).status).toBe(507)
  rmSync(path.join(data, 'application'), { recursive: true })
  expect((await send('at once')).status).toBe(507)
  now += 10_000
  expect((await send('later')).status).toBe(201)
})

test('what was there before counts, drafts of other processes too, and links are not followed', () => {
  const data = temporaryFolder()
  writeFiles(data, { 'application/a/request.json': 'x'.repeat(60), '.incoming/other.1.b/1.pdf': 'x'.repeat(30) })
  const quota = createQuota(data, 100, isOwnDraft)
  expect(() => quota.hold().finish(11)).toThrow('failed')
  expect(() => quota.hold().finish(10)).not.toThrow()
})

test.each(['0', '-1', 'much', '1.5'])('FORMS_DISK_MEGABYTES=%s is refused', (value) => {
  expect(quotaOf({})).toBe(10_000_000_000)
  expect(() => quotaOf({ FORMS_DISK_MEGABYTES: value })).toThrow('FORMS_DISK_MEGABYTES must be a number')
})
