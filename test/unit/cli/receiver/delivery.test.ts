import path from 'node:path'
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startDelivery, type Hooks } from '../../../../cli/receiver/deliver/delivery.ts'
import { createFileStore, folderOf } from '../../../../cli/receiver/store/file-store.ts'
import { HOST } from '../../../../cli/output/own-name.ts'
import type { StoredRequest } from '../../../../cli/receiver/request.ts'
import { beforeReaddir, fsError, patchRename } from '../patched-fs.ts'
import { filesIn, temporaryFolder } from '../temporary.ts'
import { request } from './stored-request.ts'

describe('delivery', () => {
  /** A data folder with a stored request, marked for hooks. */
  async function storedFor(hooks: readonly string[]): Promise<string> {
    const data = temporaryFolder()
    expect(await createFileStore(data, hooks).open().publish(request)).toBe(true)
    return data
  }

  const marks = (data: string): string[] =>
    Object.keys(filesIn(folderOf(data, request))).filter((name) => name !== 'request.json')

  const started = (data: string, hooks: Hooks, log: string[] = [], retryAfter = 10) =>
    startDelivery({ data, hooks, retryAfter, log: (line) => log.push(line) })

  test('hands on what an earlier process left, each hook by itself, and takes the marks away', async () => {
    const data = await storedFor(['mail', 'webhook'])
    const got: string[] = []
    const hook =
      (name: string) =>
      async ({ id }: StoredRequest) =>
        void got.push(`${name} ${id}`)
    const delivery = started(data, { mail: hook('mail'), webhook: hook('webhook') })
    await expect.poll(() => marks(data)).toEqual([])
    await delivery.stop()
    expect(got.toSorted()).toEqual([`mail ${request.id}`, `webhook ${request.id}`])
  })

  test('hands on what another process leaves when it fails and ends, while this one runs', async () => {
    const data = temporaryFolder()
    const got: string[] = []
    const delivery = started(data, { mail: async ({ id }) => void got.push(id) })
    await createFileStore(data, ['mail']).open().publish(request)
    await expect.poll(() => got).toEqual([request.id])
    const dead = { ...request, id: 'dead' }
    await createFileStore(data).open().publish(dead)
    writeFileSync(path.join(folderOf(data, dead), `undelivered-mail.${HOST}.999999999.token`), '')
    await expect.poll(() => got).toEqual([request.id, 'dead'])
    await delivery.stop()
    expect(Object.keys(filesIn(data)).filter((name) => name.includes('undelivered'))).toEqual([])
  })

  test('hands on what another machine began an hour ago, also if it was less when this one started', async () => {
    const data = await storedFor([])
    const claim = path.join(folderOf(data, request), 'undelivered-mail.other-host.1.token')
    writeFileSync(claim, '')
    const got: string[] = []
    const delivery = started(data, { mail: async ({ id }) => void got.push(id) })
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect([got, existsSync(claim)]).toEqual([[], true])
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000)
    onTestFinished(() => clock.mockRestore())
    await vi.waitUntil(() => got.length > 0)
    await delivery.stop()
    expect([got, marks(data)]).toEqual([[request.id], []])
  })

  test('keeps its own claim, however long the mark cannot be removed', async () => {
    const data = await storedFor(['mail'])
    let calls = 0
    let release: () => void = () => undefined
    const mail = (): Promise<void> => {
      calls += 1
      return new Promise((resolve) => (release = resolve))
    }
    const delivery = started(data, { mail })
    await vi.waitUntil(() => calls > 0)
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_700_000)
    onTestFinished(() => clock.mockRestore())
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(marks(data)).toEqual([expect.stringContaining(`undelivered-mail.${HOST}.${process.pid}.`)])
    release()
    await vi.waitUntil(() => marks(data).length === 0)
    await delivery.stop()
    expect(calls).toBe(1)
  })

  test('says which request it cannot look at, and hands on the others', async () => {
    const data = await storedFor(['mail'])
    await createFileStore(data, ['mail'])
      .open()
      .publish({ ...request, id: 'broken' })
    beforeReaddir((looked) => {
      if (looked.endsWith('_broken')) throw fsError('EACCES')
    })
    const log: string[] = []
    const delivery = started(data, { mail: () => Promise.resolve() }, log, 1_000_000)
    await expect.poll(() => marks(data)).toEqual([])
    await delivery.stop()
    expect(log).toEqual([expect.stringMatching(/^application: nobody knows whether \S+_broken is delivered: EACCES/)])
  })

  const forEver = (): Promise<void> => new Promise(() => undefined)

  test('of one hook does not wait for a server that keeps another, which fails at its deadline', async () => {
    const data = await storedFor(['mail', 'webhook'])
    const log: string[] = []
    const got: string[] = []
    const hooks: Hooks = { mail: forEver, webhook: async ({ id }) => void got.push(id) }
    const limits = { deadline: 300, stopping: 10 }
    const delivery = startDelivery({ data, hooks, retryAfter: 1_000_000, limits, log: (line) => log.push(line) })
    await expect.poll(() => got).toEqual([request.id])
    expect(log).toEqual([])
    await expect.poll(() => log).toEqual([expect.stringContaining('it took longer than 0.3 seconds. It is stored')])
    await delivery.stop()
    expect(marks(data)).toEqual(['undelivered-mail'])
  })

  test('ends with the receiver, although a server would keep it for longer', async () => {
    const data = await storedFor(['mail'])
    const log: string[] = []
    let calls = 0
    const mail = (): Promise<void> => ((calls += 1), forEver())
    const limits = { deadline: 1_000_000, stopping: 10 }
    const delivery = startDelivery({ data, hooks: { mail }, retryAfter: 10, limits, log: (line) => log.push(line) })
    await vi.waitUntil(() => calls > 0)
    await delivery.stop()
    expect(log).toEqual([expect.stringContaining('could not be delivered: the receiver has to end.')])
    expect(marks(data)).toEqual(['undelivered-mail'])
  })

  test('of new requests comes before that of requests that have failed', async () => {
    const data = temporaryFolder()
    const store = createFileStore(data, ['mail'])
    const ids = ['a', 'b', 'c', 'd', 'e']
    const tried: string[] = []
    // Each attempt takes longer than the pause between retries.
    const mail = async ({ id }: StoredRequest): Promise<void> => {
      tried.push(id)
      await new Promise((resolve) => setTimeout(resolve, 30))
      throw new Error('server is mute')
    }
    for (const id of ids) await store.open().publish({ ...request, id })
    const delivery = started(data, { mail })
    await vi.waitUntil(() => tried.length >= 6)
    await delivery.stop()
    expect(new Set(tried.slice(0, 5))).toEqual(new Set(ids))
  })

  test('hands on what is stored while it runs', async () => {
    const data = temporaryFolder()
    const store = createFileStore(data, ['mail'])
    const got: string[] = []
    const delivery = started(data, { mail: async ({ id }) => void got.push(id) }, [], 1_000_000)
    for (const id of ['a', 'b']) {
      await store.open().publish({ ...request, id })
      delivery.onStored({ ...request, id })
      await expect.poll(() => got).toContain(id)
    }
    await delivery.stop()
    expect(Object.keys(filesIn(data)).filter((name) => name.includes('undelivered'))).toEqual([])
  })

  test('tries again what failed, and only that', async () => {
    const data = await storedFor(['mail', 'webhook'])
    const log: string[] = []
    const calls = { mail: 0, webhook: 0 }
    const delivery = started(
      data,
      {
        mail: () => ((calls.mail += 1) < 3 ? Promise.reject(new Error('server is down')) : Promise.resolve()),
        webhook: () => Promise.resolve(void (calls.webhook += 1)),
      },
      log,
    )
    await expect.poll(() => marks(data)).toEqual([])
    await delivery.stop()
    expect(calls).toEqual({ mail: 3, webhook: 1 })
    expect(log).toHaveLength(2)
    expect(log[0]).toBe(
      `mail: request ${request.id} (application) could not be delivered: server is down. It is stored and will be tried again.`,
    )
  })

  test('logs what a server says in one short line, without addresses', async () => {
    const data = await storedFor(['mail'])
    const log: string[] = []
    const says = `550-no\r\n2026-11-20T09:00:00Z contact: stored f0e\u2028\u001B[31m reply-to <ada@example.com> ${'x'.repeat(1_000_000)}`
    const delivery = started(data, { mail: () => Promise.reject(new Error(says)) }, log, 1_000_000)
    await expect.poll(() => log).toHaveLength(1)
    await delivery.stop()
    expect(log[0]).not.toMatch(/[\p{Cc}\u2028]|ada/u)
    expect(log[0]).toContain('550-no 2026-11-20T09:00:00Z contact: stored f0e [31m reply-to <(address)> xxx')
    expect(log[0]?.length).toBeLessThan(500)
  })

  /** What a full or broken disk does to the rename of a file: a folder in its place lets it fail. */
  const block = (file: string): void => {
    rmSync(file, { force: true })
    mkdirSync(path.join(file, 'in-the-way'), { recursive: true })
  }

  test('goes on where a mark cannot be put back, and tries that request again', async () => {
    const data = await storedFor(['mail'])
    const marker = path.join(folderOf(data, request), 'undelivered-mail')
    const log: string[] = []
    let calls = 0
    const mail = async (): Promise<void> => {
      calls += 1
      if (calls === 1) block(marker)
      else rmSync(marker, { recursive: true, force: true })
      if (calls < 3) throw new Error('server is down')
    }
    const delivery = started(data, { mail }, log)
    await expect.poll(() => marks(data)).toEqual([])
    await delivery.stop()
    expect(calls).toBe(3)
    expect(log).toEqual([
      expect.stringContaining('could not be delivered: server is down.'),
      expect.stringMatching(/undelivered-mail could not be put back: E.+ Only this process can deliver/),
      expect.stringContaining('could not be delivered: server is down.'),
    ])
  })

  test('delivers once what was delivered, even where the mark cannot be removed for some time', async () => {
    const data = await storedFor(['mail'])
    const folder = folderOf(data, request)
    const log: string[] = []
    let claim = ''
    let calls = 0
    const mail = async (): Promise<void> => {
      calls += 1
      claim = path.join(folder, marks(data).find((name) => name.startsWith('undelivered-')) ?? '')
      block(claim)
    }
    const delivery = started(data, { mail }, log)
    await expect.poll(() => log.length).toBeGreaterThan(1)
    expect(log[0]).toContain('was delivered, but its mark could not be removed: ')
    rmSync(claim, { recursive: true })
    writeFileSync(claim, '')
    await expect.poll(() => marks(data)).toEqual([])
    await delivery.stop()
    expect(calls).toBe(1)
  })

  test('leaves a request to another receiver that starts at the same time and was faster', async () => {
    const data = await storedFor(['mail'])
    const marker = path.join(folderOf(data, request), 'undelivered-mail')
    renameSync(marker, `${marker}.${HOST}.999999999.token`)
    patchRename((real) => async (from, to) => {
      await real(from, to)
      return real(from, to)
    })
    const got: string[] = []
    await started(data, { mail: async ({ id }) => void got.push(id) }).stop()
    expect([got, marks(data)]).toEqual([[], ['undelivered-mail']])
  })

  test('starts although a request is removed while it looks', async () => {
    const data = await storedFor(['mail'])
    const folder = folderOf(data, request)
    beforeReaddir((looked) => {
      if (looked === folder) rmSync(folder, { recursive: true })
    })
    await started(data, { mail: () => Promise.resolve() }).stop()
    expect(existsSync(folder)).toBe(false)
  })

  test('leaves a mark that no hook of this run is for', async () => {
    const data = await storedFor(['mail'])
    await started(data, {}).stop()
    expect(marks(data)).toEqual(['undelivered-mail'])
  })
})
