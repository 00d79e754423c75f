import http from 'node:http'
import path from 'node:path'
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { hostname } from 'node:os'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { forwardedAddress, visitorOf } from '../../../../cli/receiver/address.ts'
import { checkDataFolder, checkWritable } from '../../../../cli/receiver/data-folder.ts'
import { startDelivery, type Hooks } from '../../../../cli/receiver/deliver/delivery.ts'
import { hooksOf, retryAfterOf } from '../../../../cli/receiver/environment.ts'
import { createFileStore, folderOf } from '../../../../cli/receiver/store/file-store.ts'
import { bodyKindOf } from '../../../../cli/receiver/guards.ts'
import { HOST, incomingName, removeLeftovers } from '../../../../cli/receiver/store/leftovers.ts'
import { mailHook, mailOf } from '../../../../cli/receiver/deliver/mail.ts'
import { formField } from '../../../../renderer/forms/fields.ts'
import { createRateLimit } from '../../../../cli/receiver/rate-limit.ts'
import { createCapacity, createCapacities } from '../../../../cli/receiver/capacity.ts'
import type { StoredRequest } from '../../../../cli/receiver/request.ts'
import { signatureOf } from '../../../../cli/receiver/deliver/webhook.ts'
import { beforeReaddir, fsError, patchRename } from '../patched-fs.ts'
import { filesIn, temporaryFolder } from '../temporary.ts'
import type { FormContract } from '../../../../renderer/forms/contract.ts'
import { FORMS } from './receiving.ts'

const request: StoredRequest = {
  id: '0123456789abcdef0123456789abcdef',
  form: 'application',
  locale: 'en',
  subject: 'mason',
  received: '2026-11-20T09:00:00.000Z',
  values: {
    firstname: 'Ada',
    lastname: 'Lovelace',
    email: 'ada@example.com',
    phone: '',
    message: 'one\ntwo',
    dataprotection: 'on',
  },
  attachments: [{ name: 'cv.pdf', file: '1.pdf', size: 3, sha256: 'x', type: 'pdf' }],
}

describe('rate limit', () => {
  const HOUR = 3_600_000

  test('counts each key by itself and lets go after an hour', () => {
    const limit = createRateLimit()
    const waits = [
      limit.take('a', 1, 0),
      limit.take('a', 1, 1000),
      limit.take('b', 1, 1000),
      limit.take('a', 1, HOUR - 1),
      limit.take('a', 1, HOUR),
    ]
    expect(waits.map(({ wait }) => wait)).toEqual([0, 3599, 0, 1, 0])
  })

  test('slides: an hour has no edge at which twice as many pass', () => {
    const limit = createRateLimit()
    const at = (minutes: number) => limit.take('a', 2, minutes * 60_000).wait
    expect([at(50), at(59), at(61), at(110), at(111)]).toEqual([0, 0, 49 * 60, 0, 8 * 60])
  })

  test('a burst has to wait: a quarter of the hour, and five at least, within ten minutes', () => {
    const limit = createRateLimit()
    const taken = (key: string, hourly: number, now: number) => {
      for (let count = 0; ; count += 1) if (limit.take(key, hourly, now).wait > 0) return count
    }
    expect([taken('a', 20, 0), taken('b', 40, 0), taken('c', 3, 0)]).toEqual([5, 10, 3])
    expect(limit.take('a', 20, 0).wait).toBe(600)
    expect(taken('a', 20, 600_000)).toBe(5)
  })

  test('a refused request does not make the wait longer', () => {
    const limit = createRateLimit()
    limit.take('a', 1, 0)
    for (let now = 1; now < 50; now += 1) limit.take('a', 1, now)
    expect(limit.take('a', 1, HOUR).wait).toBe(0)
  })

  test('a clock that is set back shuts nobody out', () => {
    const limit = createRateLimit()
    limit.take('a', 1, 24 * HOUR)
    expect(limit.take('a', 1, 0).wait).toBe(0)
  })

  test('forgets who was quiet longest when there are too many', () => {
    const limit = createRateLimit(2)
    for (const key of ['a', 'b', 'c']) limit.take(key, 1, 0)
    expect([limit.take('c', 1, 1).wait, limit.take('a', 1, 1).wait]).toEqual([3600, 0])
  })
})

describe('capacity', () => {
  test('is for so many requests, of which one visitor has a few, and made again by those that leave', () => {
    const capacity = createCapacity({ requests: 3, ofOne: 2 })
    const first = capacity.enter('a')
    capacity.enter('a')
    expect(() => capacity.enter('a')).toThrow('busy')
    capacity.enter('b')
    expect(() => capacity.enter('c')).toThrow('busy')
    first.leave()
    expect(() => capacity.enter('a')).not.toThrow()
  })

  test('is for the bytes that have come, whatever requests say that they will send', () => {
    const capacity = createCapacity({ bytes: 100 })
    const [one, other] = [capacity.enter('a'), capacity.enter('b')]
    one.take(60)
    expect(() => other.take(41)).toThrow('busy')
    other.leave()
    expect(() => one.take(40)).not.toThrow()
  })

  test('for forms without files is never taken by uploads', () => {
    const capacities = createCapacities({ requests: 1 })
    const [fields, files] = FORMS.forms.map((form) => capacities.of(form))
    files?.enter('a')
    expect(() => files?.enter('b')).toThrow('busy')
    expect(() => fields?.enter('b')).not.toThrow()
  })
})

describe('addresses', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
    ['::ffff:c000:201', '192.0.2.1'],
    ['192.0.2.1:50312', '192.0.2.1'],
    ['[2001:db8:1:2::9]:50312', '2001:db8:1:2'],
    ['unknown', 'unknown'],
  ])('%s stands for %s', (address, visitor) => {
    expect(visitorOf(address)).toBe(visitor)
  })

  test('behind a proxy only what the own proxies have written is believed', () => {
    const from = (header: string, proxies?: number) =>
      forwardedAddress(new Request('https://a.example', { headers: { 'x-forwarded-for': header } }), proxies)
    expect([from('6.6.6.6, 192.0.2.1'), from('6.6.6.6, 192.0.2.1, 10.0.0.1', 2), from('')]).toEqual([
      '192.0.2.1',
      '192.0.2.1',
      undefined,
    ])
    // A setting that is empty or mistyped believes nobody.
    expect([0, Number('x'), -1].map((proxies) => from('6.6.6.6, 192.0.2.1', proxies))).toEqual(Array(3).fill(undefined))
  })
})

describe('content types', () => {
  const kind = (type: string) =>
    bodyKindOf(new Request('https://a.example', { method: 'POST', body: 'x', headers: { 'content-type': type } }))

  test.each([
    ['application/x-www-form-urlencoded', { kind: 'pairs' }],
    ['Application/X-WWW-Form-Urlencoded; charset=UTF-8', { kind: 'pairs' }],
    [
      'multipart/form-data; boundary=----WebKitFormBoundaryAbC',
      { kind: 'parts', boundary: '----WebKitFormBoundaryAbC' },
    ],
    ['multipart/form-data; charset=utf-8; boundary="a b"', { kind: 'parts', boundary: 'a b' }],
  ])('%s is taken', (type, expected) => {
    expect(kind(type)).toEqual(expected)
  })

  test.each(['multipart/mixed; boundary=a', 'application/json', 'multipart/form-datax; boundary=a'])(
    '%s is not',
    (type) => expect(() => kind(type)).toThrow('unsupported'),
  )

  test.each([
    'multipart/form-data',
    `multipart/form-data; boundary=${'a'.repeat(71)}`,
    'multipart/form-data; boundary=',
  ])('%s has no boundary', (type) => expect(() => kind(type)).toThrow('malformed'))
})

describe('the data folder', () => {
  test('must not be served', () => {
    const root = temporaryFolder()
    mkdirSync(path.join(root, 'output'))
    symlinkSync(path.join(root, 'output'), path.join(root, 'link'))
    const check = (data: string) => () => checkDataFolder(path.join(root, data), path.join(root, 'output'))
    for (const data of ['output', 'output/.data', 'output/../output/x', 'link/data', 'output/..requests'])
      expect(check(data), data).toThrow('is inside the output')
    for (const data of ['.data', '..data', 'output-data', '.']) expect(check(data), data).not.toThrow()
  })

  test('must be one that can be written to', () => {
    const root = temporaryFolder()
    writeFileSync(path.join(root, 'file'), '')
    for (const data of ['file', 'file/below'])
      expect(() => checkWritable(path.join(root, data)), data).toThrow('cannot be written to: see who owns')
    for (const data of ['.', 'new', 'new/below']) expect(() => checkWritable(path.join(root, data)), data).not.toThrow()
  })

  test('may be cleared away while the receiver runs', async () => {
    const data = path.join(temporaryFolder(), 'data')
    const store = createFileStore(data)
    await store.open().publish(request)
    rmSync(data, { recursive: true })
    expect(await store.open().publish(request)).toBe(true)
  })

  test('may come late: one failure does not last', async () => {
    const data = path.join(temporaryFolder(), 'data')
    writeFileSync(data, '')
    const store = createFileStore(data)
    await expect(store.open().publish(request)).rejects.toThrow('ENOTDIR')
    rmSync(data)
    expect(await store.open().publish(request)).toBe(true)
  })

  test('loses what dead processes left, and nothing that is still being written', () => {
    const folder = temporaryFolder()
    const host = hostname().replaceAll(/[^\w-]/g, '-')
    const names = {
      own: incomingName('from-a-process-that-had-our-number'),
      dead: `${host}.999999999.a`,
      alive: `${host}.${process.ppid}.b`,
      elsewhere: 'other-host.1.c',
      stale: 'other-host.1.d',
    }
    for (const name of Object.values(names)) mkdirSync(path.join(folder, name))
    utimesSync(path.join(folder, names.stale), 1, 1)
    removeLeftovers(folder, Date.now())
    const left = Object.entries(names).filter(([, name]) => existsSync(path.join(folder, name)))
    expect(left.map(([kind]) => kind)).toEqual(['alive', 'elsewhere'])
  })
})

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

/** The application form in English, with these labels. */
function formWith(labels: Readonly<Record<string, string>>): FormContract {
  const form = FORMS.forms.find(({ name }) => name === 'application')
  const texts = form?.locales['en']?.texts
  if (!form || !texts) throw new Error('no form')
  return { ...form, locales: { en: { lang: 'en', dir: 'ltr', home: '/en/', thanks: '', texts: { ...texts, labels } } } }
}

describe('mail', () => {
  test('says who wrote, what, and about which job; answers go to the visitor', () => {
    expect(
      mailOf(
        request,
        '/data/x',
        formWith({ firstname: 'First name', dataprotection: 'I agree.', attachments: 'Files' }),
      ),
    ).toEqual({
      messageId: `<${request.id}@application.invalid>`,
      replyTo: { name: 'Ada Lovelace', address: 'ada@example.com' },
      subject: 'application: Ada Lovelace (mason)',
      text: `job: mason
language: en
received: 2026-11-20T09:00:00.000Z
id: ${request.id}
First name: Ada
lastname: Lovelace
email: ada@example.com
phone: 
message:
  one
  two
I agree: ✓
Files:
  cv.pdf (3 bytes)
`,
      attachments: [{ filename: 'cv.pdf', path: path.join('/data/x', '1.pdf') }],
    })
  })

  test('knows the person and the address by what the fields hold, not by their names, and shows a choice in words', () => {
    const form = formWith({ nom: 'Nom', visite: 'Visite' })
    const english = form.locales['en']
    if (!english) throw new Error('no texts')
    const fields = [
      formField('visite', 'choice', { choices: ['guided'] }),
      formField('courriel', 'email'),
      formField('nom', 'line', { autocomplete: 'name' }),
    ]
    const texts = { ...english.texts, choices: { visite: { guided: 'Visite guidée' } } }
    const definition = { ...form, fields, locales: { en: { ...english, texts } } }
    const values = { visite: 'guided', courriel: 'ada@example.com', nom: 'Ada Lovelace' }
    const { replyTo, text } = mailOf({ ...request, values }, '', definition)
    expect(replyTo).toEqual({ name: 'Ada Lovelace', address: 'ada@example.com' })
    expect(text).toContain('Visite: Visite guidée\n')
  })

  test('says nothing of a subject where the form has none', () => {
    const { subject: _subject, ...form } = formWith({})
    expect(mailOf({ ...request, subject: '' }, '', form).text).not.toMatch(/^(subject|job|event):/m)
  })

  test.each(['\n', '\u2028', '\u2029'])('indents what follows a line break in a value: %j', (lineBreak) => {
    const values = { ...request.values, firstname: `Ada${lineBreak}id: forged` }
    expect(mailOf({ ...request, values }, '', formWith({})).text).toContain(`firstname:\n  Ada${lineBreak}  id: forged`)
  })

  test('has no line break in a header, whatever is stored', () => {
    const values = { ...request.values, firstname: 'Ada\r\nBcc: all@example.com', email: 'a@b.example\nX: y' }
    const { subject, replyTo } = mailOf({ ...request, values }, '', formWith({}))
    expect(`${subject}${replyTo.name}${replyTo.address}`).not.toMatch(/[\r\n]/)
  })
})

test('a mail ends when it has taken too long, whatever the server goes on to say, and lets go of the server', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.write('220 here\r\n')
    const more = setInterval(() => socket.write('250-XFOO\r\n'), 10)
    socket
      .resume()
      .on('error', () => undefined)
      .once('close', () => clearInterval(more))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
  const tooLong = new AbortController()
  const mail = mailHook({ url, from: 'a@b.example', to: 'c@d.example', formOf: () => undefined })
  const sent = mail({ ...request, attachments: [] }, '', tooLong.signal)
  const outcome = sent.then(
    () => 'sent',
    () => 'failed',
  )
  await vi.waitUntil(() => sockets[0] !== undefined && sockets[0].bytesRead > 0)
  tooLong.abort()
  expect(await outcome).toBe('failed')
  await vi.waitUntil(() => sockets[0]?.closed)
  server.close()
})

describe('settings from the environment', () => {
  const names = (env: Record<string, string>) => Object.keys(hooksOf(env, Date.now, () => undefined))
  const mail = { FORMS_SMTP_URL: 'smtp://localhost:25', FORMS_MAIL_FROM: 'a@b.example', FORMS_MAIL_TO: 'c@d.example' }
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`

  test('switch hooks on', () => {
    expect(names({})).toEqual([])
    expect(names({ ...mail, FORMS_WEBHOOK_URL: 'https://x.example/y', FORMS_WEBHOOK_SECRET: secret })).toEqual([
      'mail',
      'webhook',
    ])
    expect(names({ FORMS_WEBHOOK_URL: 'http://127.0.0.1:1/y' })).toEqual(['webhook'])
    expect([retryAfterOf({}), retryAfterOf({ FORMS_RETRY_SECONDS: '2' })]).toEqual([300_000, 2000])
  })

  test.each([
    [{ FORMS_SMTP_URL: 'smtp://localhost' }, 'set all three'],
    [{ ...mail, FORMS_SMTP_URL: 'localhost:25' }, 'FORMS_SMTP_URL must be an address such as smtp://'],
    [{ ...mail, FORMS_MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'FORMS_MAIL_FROM must be one address'],
    [{ ...mail, FORMS_MAIL_TO: 'a, b' }, 'FORMS_MAIL_TO must be one address such as forms@example.com, got "a, b"'],
    [{ FORMS_WEBHOOK_SECRET: secret }, 'without FORMS_WEBHOOK_URL'],
    [{ FORMS_WEBHOOK_URL: 'http://x.example/y' }, 'FORMS_WEBHOOK_URL must be an https address'],
    [
      { FORMS_WEBHOOK_URL: 'https://me:secret@x.example/y' },
      'FORMS_WEBHOOK_URL must be an https address without password',
    ],
    [
      { FORMS_WEBHOOK_URL: 'https://x.example', FORMS_WEBHOOK_SECRET: 'short' },
      'FORMS_WEBHOOK_SECRET must be `whsec_`',
    ],
  ])('%j is refused', (env, message) => {
    expect(() => names(env)).toThrow(message)
  })

  test.each([
    { ...mail, FORMS_SMTP_URL: 'http://user:secret@x' },
    { FORMS_WEBHOOK_URL: 'https://user:secret@x.example' },
  ])('a password is not told: %#', (env) => {
    expect(() => names(env)).toThrow(/^(?!.*secret)/)
  })

  test.each(['0', '-1', 'soon', '1e9'])('FORMS_RETRY_SECONDS=%s is refused', (value) => {
    expect(() => retryAfterOf({ FORMS_RETRY_SECONDS: value })).toThrow('FORMS_RETRY_SECONDS must be a number')
  })
})

test('a webhook does not take personal data on to where it is redirected, and the log says why it failed', async () => {
  const asked: string[] = []
  const server = http.createServer((incoming, outgoing) => {
    asked.push(incoming.url ?? '')
    outgoing.writeHead(307, { Location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const data = temporaryFolder()
  await createFileStore(data, ['webhook']).open().publish(request)
  const log: string[] = []
  const hooks = hooksOf({ FORMS_WEBHOOK_URL: `http://127.0.0.1:${port}/hook` }, Date.now, () => undefined)
  const delivery = startDelivery({ data, hooks, retryAfter: 1_000_000, log: (line) => log.push(line) })
  await expect.poll(() => log).toEqual([expect.stringContaining('fetch failed (unexpected redirect)') as string])
  expect(asked).toEqual(['/hook'])
  expect(log.join('')).not.toContain('Ada')
  await delivery.stop()
  server.close()
  server.closeAllConnections()
})

test('a webhook is signed as in the example of Standard Webhooks', () => {
  const secret = Buffer.from('MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw', 'base64')
  const text = 'msg_p5jXN8AQM9LWM0D4loKWxJek.1614265330.{"test": 2432232314}'
  expect(signatureOf(text, secret)).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=')
})
