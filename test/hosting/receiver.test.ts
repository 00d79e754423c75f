import type { ChildProcess } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import http from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import path from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createFileStore } from '../../cli/receiver/store/file-store.ts'
import { idIn } from '../../cli/receiver/store/folder-names.ts'
import { MAX_OF_ONE } from '../../cli/receiver/limits.ts'
import type { StoredRequest } from '../../cli/receiver/request.ts'
import { signatureOf } from '../../cli/receiver/deliver/webhook.ts'
import type { FormAnswer } from '../../renderer/forms/contract.ts'
import { EVENT_REQUEST } from '../support/samples/event-request.ts'
import { stopServer, urlOf } from '../support/process/server.ts'
import { copyFixture, edit, generate, PROJECT, site, startProgram, startSite } from '../support/site.ts'

/** How many requests are sent at once; each is written to the disk and synced. `REQUESTS=10000` before a release. */
const REQUESTS = Number(process.env['REQUESTS'] ?? 2000)

/** The fixture site, built once; each test has a data folder of its own. */
let root = ''
let data = ''
let count = 0
const running: ChildProcess[] = []

beforeAll(() => {
  root = copyFixture('receiver')
  expect(generate(root).code).toBe(0)
})
afterAll(() => rmSync(root, { recursive: true, force: true }))
beforeEach(() => {
  data = path.join(root, `.data-${(count += 1)}`)
})
afterEach(async () => {
  await Promise.all(running.splice(0).map(stopServer))
})

/** Starts `kartograf serve` for the rest of a test and gives its address. */
async function serve(env: Readonly<Record<string, string>> = {}, out = path.join(root, 'output')) {
  const started = await startServe(env, out)
  running.push(started.server)
  return started
}

async function startServe(env: Readonly<Record<string, string>> = {}, out = path.join(root, 'output')) {
  const server = startSite(['serve', '--out', out, '--data', data, '--port', '0'], env)
  return { url: await urlOf(server), server, ended: new Promise((resolve) => server.once('exit', resolve)) }
}

function event(fields: Readonly<Record<string, string>> = {}): URLSearchParams {
  return new URLSearchParams({ ...EVENT_REQUEST, ...fields })
}

const pdf = (size = 1000, name = 'cv.pdf'): File => new File(['%PDF-1.7'.padEnd(size, '.')], name)

function application(files: readonly File[], fields: Readonly<Record<string, string>> = {}): FormData {
  const { firstname, lastname, email, dataprotection, locale } = EVENT_REQUEST
  const body = new FormData()
  const all = { firstname, lastname, email, dataprotection, locale, job: 'mason', ...fields }
  for (const [name, value] of Object.entries(all)) body.append(name, value)
  for (const file of files) body.append('attachments', file)
  return body
}

/** Sends a form as a browser does from a page of the site. */
function send(url: string, body: FormData | URLSearchParams, headers: Readonly<Record<string, string>> = {}) {
  const form = body instanceof FormData ? 'application' : 'event-request'
  return fetch(new URL(`/forms/${form}`, url), {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin: new URL(url).origin, accept: 'application/json', ...headers },
  })
}

async function answerOf(response: Response): Promise<FormAnswer> {
  return (await response.json()) as FormAnswer
}

/** All folders of stored requests. */
function folders(form = 'event-request'): string[] {
  const folder = path.join(data, form)
  return existsSync(folder) ? readdirSync(folder).map((id) => path.join(folder, id)) : []
}

function incoming(): string[] {
  const folder = path.join(data, '.incoming')
  return existsSync(folder) ? readdirSync(folder) : []
}

/** Reads a stored request; fails unless it is whole: the JSON, and each file with the bytes that it tells of. */
function readWhole(folder: string): StoredRequest {
  const request = JSON.parse(readFileSync(path.join(folder, 'request.json'), 'utf8')) as StoredRequest
  expect(request.id).toBe(idIn(path.basename(folder)))
  for (const { file, size, sha256 } of request.attachments) {
    const bytes = readFileSync(path.join(folder, file))
    expect([bytes.byteLength, createHash('sha256').update(bytes).digest('hex')]).toEqual([size, sha256])
  }
  return request
}

describe('serve takes the requests of the forms', () => {
  test('JSON for scripts, a redirect for forms, the page of the site for everybody else', async () => {
    const { url } = await serve()
    const scripted = await send(url, event({ submission: 'a' }))
    const answer = await answerOf(scripted)
    expect([scripted.status, answer.ok]).toEqual([201, true])
    const plain = await send(url, event({ submission: 'b', locale: 'es' }), { accept: 'text/html' })
    expect([plain.status, plain.headers.get('location')]).toEqual([303, '/es/about/'])
    expect((await fetch(new URL('/es/about/', url))).status).toBe(200)
    expect((await fetch(new URL('/forms/event-request', url))).status).toBe(405)
    expect((await fetch(new URL('/de/about/', url), { method: 'POST', body: 'x' })).status).toBe(405)
    expect(
      folders()
        .map(readWhole)
        .map(({ locale }) => locale)
        .toSorted(),
    ).toEqual(['en', 'es'])
  })

  test('keeps files, for their owner alone', async () => {
    const { url } = await serve()
    expect((await send(url, application([pdf(900_000), pdf(10, 'Zeugnis Müller.pdf')]))).status).toBe(201)
    const [folder = ''] = folders('application')
    expect(readWhole(folder).attachments.map(({ name }) => name)).toEqual(['cv.pdf', 'Zeugnis Müller.pdf'])
    expect(statSync(path.join(folder, '1.pdf')).mode & 0o077).toBe(0)
    expect(statSync(folder).mode & 0o077).toBe(0)
    expect(incoming()).toEqual([])
  })

  test(`${REQUESTS} requests, as many at a time as one address may send: none is lost, none is half`, async () => {
    const { url } = await serve()
    const ids = new Set<string>()
    const sender = async (_: unknown, line: number): Promise<void> => {
      for (let count = 0; count < REQUESTS / MAX_OF_ONE; count += 1) {
        const answer = await answerOf(await send(url, event({ submission: `${line}-${count}` })))
        if (answer.ok) ids.add(answer.id)
      }
    }
    await Promise.all(Array.from({ length: MAX_OF_ONE }, sender))
    expect(ids.size).toBe(REQUESTS)
    expect(new Set(folders().map((folder) => readWhole(folder).id))).toEqual(ids)
    expect(incoming()).toEqual([])
  }, 300_000)

  test('a question gets through while another address keeps all of its places with bodies that trickle', async () => {
    const { url } = await serve()
    const { hostname, port } = new URL(url)
    const large = {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': '40000',
      origin: url.slice(0, -1),
    }
    const held = Array.from({ length: 60 }, () => {
      const call = http.request({
        hostname,
        port,
        localAddress: '127.0.0.2',
        method: 'POST',
        path: '/forms/event-request',
        headers: large,
      })
      call.on('error', () => undefined).on('response', (answer) => answer.resume())
      call.write('a')
      return call
    })
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect((await send(url, event({ submission: 'honest' }))).status).toBe(201)
    for (const call of held) call.destroy()
  })

  test.each([40, 150, 400])(
    'killed after %i ms of uploads: only whole requests are there, all that were confirmed',
    async (ms) => {
      const { url, server, ended } = await serve()
      expect((await send(url, application([pdf()], { submission: 'first' }))).status).toBe(201)
      const confirmed: string[] = []
      const stop = new AbortController()
      const uploads = Array.from({ length: 8 }, async (_, line) => {
        for (let count = 0; !stop.signal.aborted; count += 1) {
          const sent = await send(url, application([pdf(900_000), pdf(5000)], { submission: `${line}-${count}` })).then(
            answerOf,
            () => null,
          )
          if (sent?.ok) confirmed.push(sent.id)
        }
      })
      await new Promise((resolve) => setTimeout(resolve, ms))
      server.kill('SIGKILL')
      await ended
      stop.abort()
      await Promise.all(uploads)
      const stored = folders('application').map((folder) => readWhole(folder).id)
      expect(stored.length).toBeGreaterThan(0)
      expect(confirmed.filter((id) => !stored.includes(id))).toEqual([])

      const again = await serve()
      expect(incoming()).toEqual([])
      expect((await send(again.url, application([pdf()]))).status).toBe(201)
    },
  )
})

describe('serve that is ended by SIGTERM', () => {
  /** An upload whose second half comes when `finish` is called. */
  function slowUpload(url: string) {
    const [head, tail] = [
      '--edge\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.7',
      '....\r\n',
    ]
    const { job, firstname, lastname, email, dataprotection, locale } = { ...EVENT_REQUEST, job: 'mason' }
    const fields = Object.entries({ job, firstname, lastname, email, dataprotection, locale })
      .map(([name, value]) => `--edge\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
      .join('')
    const call = http.request(new URL('/forms/application', url), {
      method: 'POST',
      headers: {
        origin: new URL(url).origin,
        accept: 'application/json',
        'content-type': 'multipart/form-data; boundary=edge',
      },
    })
    const status = new Promise<number | undefined>((resolve, reject) => {
      call.on('response', (response) => resolve(response.resume().statusCode)).on('error', reject)
    })
    call.write(head)
    return { status, finish: () => void call.end(`${tail}${fields}--edge--\r\n`) }
  }

  test('takes what is being sent to its end, and nothing new', async () => {
    const { url, server, ended } = await serve()
    const upload = slowUpload(url)
    await expect.poll(incoming).toHaveLength(1)
    server.kill('SIGTERM')
    await expect
      .poll(() =>
        fetch(url).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused')
    upload.finish()
    expect(await upload.status).toBe(201)
    expect(await ended).toBe(0)
    expect(folders('application').map((folder) => readWhole(folder).attachments.length)).toEqual([1])
    expect(incoming()).toEqual([])
  })

  test('ends at once where nothing is being sent, whoever keeps a connection open', async () => {
    const { url, server, ended } = await serve()
    const idle = connect(Number(new URL(url).port), '127.0.0.1')
    idle.on('error', () => undefined)
    await new Promise((resolve) => idle.once('connect', resolve))
    server.kill('SIGTERM')
    expect(await ended).toBe(0)
  })

  test('finishes the delivery that has begun, so that it is not made twice', async () => {
    const calls: string[] = []
    const hook = http.createServer((request, response) => {
      calls.push(String(request.headers['webhook-id']))
      request.resume()
      setTimeout(() => response.writeHead(204).end(), 500)
    })
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    const settings = { FORMS_WEBHOOK_URL: `http://127.0.0.1:${(hook.address() as AddressInfo).port}/` }
    const { url, server, ended } = await serve(settings)
    expect((await send(url, event())).status).toBe(201)
    await expect.poll(() => calls.length).toBe(1)
    server.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(readdirSync(folders()[0] ?? '')).toEqual(['request.json'])
    hook.close()
  })
})

test('two processes on one data folder deliver each request once', async () => {
  const store = createFileStore(data, ['webhook'])
  const ids = Array.from({ length: 40 }, (_, index) => index.toString(16).padStart(32, '0'))
  const stored = { form: 'event-request', locale: 'en', subject: '', received: '2026-11-20T09:00:00.000Z', values: {} }
  for (const id of ids) await store.open().publish({ ...stored, id, attachments: [] })
  let calls = 0
  const taken: string[] = []
  const hook = http.createServer((request, response) => {
    request.resume()
    // Every fifth fails, and is tried again by one of the two.
    const works = (calls += 1) % 5 > 0
    if (works) taken.push(String(request.headers['webhook-id']))
    setTimeout(() => response.writeHead(works ? 204 : 503).end(), 5)
  })
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  const { port } = hook.address() as AddressInfo
  const settings = { FORMS_WEBHOOK_URL: `http://127.0.0.1:${port}/`, FORMS_RETRY_SECONDS: '1' }
  await Promise.all([serve(settings), serve(settings)])
  const left = (): string[] =>
    folders().flatMap((folder) => readdirSync(folder).filter((name) => name !== 'request.json'))
  await expect.poll(left).toEqual([])
  expect(taken.toSorted()).toEqual(ids)
  expect(calls).toBeGreaterThan(ids.length)
  hook.close()
})

test('the data folder never exceeds its limit, and visitors without room get another way to write', async () => {
  const { url } = await serve({ FORMS_DISK_MEGABYTES: '3' })
  const sent = async (submission: string): Promise<number> =>
    (await send(url, application([pdf(900_000)], { submission }))).status
  const statuses = [await sent('a'), await sent('b'), ...(await Promise.all(['c', 'd', 'e'].map(sent)))]
  expect(statuses).toEqual([201, 201, 507, 507, 507])
  expect(incoming()).toEqual([])
  expect(readdirSync(data, { recursive: true }).filter((name) => String(name).endsWith('.pdf'))).toHaveLength(2)
})

describe('serve refuses, says why, and stores nothing', () => {
  const own = (): string => path.join(root, '.data-refused')
  let url = ''
  let server: ChildProcess
  // One server for all: what it has refused must not harm it.
  beforeAll(async () => {
    data = own()
    ;({ url, server } = await startServe())
  })
  afterAll(() => stopServer(server))
  beforeEach(() => {
    data = own()
  })
  afterEach(() => {
    expect([...folders(), ...folders('application'), ...incoming()]).toEqual([])
  })

  const many = (count: number) => Array.from({ length: count }, (_, index) => pdf(10, `${index}.pdf`))

  test.each<[string, () => FormData | URLSearchParams, Record<string, string>, number, unknown]>([
    ['another origin', () => event(), { origin: 'https://evil.example' }, 403, 'forbidden'],
    ['a foreign page', () => event(), { 'sec-fetch-site': 'cross-site' }, 403, 'forbidden'],
    ['another content type', () => event(), { 'content-type': 'text/plain' }, 415, 'unsupported'],
    ['a body that is too large', () => event({ message: 'x'.repeat(300_000) }), {}, 413, 'too-large'],
    ['uploads that are too large', () => application([pdf(5_000_000)]), {}, 413, 'too-large'],
    ['a file that is too large', () => application([pdf(1_048_577)]), {}, 422, 'large file'],
    ['too many files', () => application(many(4)), {}, 422, 'attachments'],
    ['a wrong type', () => application([pdf(10, 'cv.exe')]), {}, 422, 'attachments'],
    ['a wrong type in disguise', () => application([new File(['MZ'.padEnd(99)], 'cv.pdf')]), {}, 422, 'attachments'],
    ['a path in the file name', () => application([pdf(10, '../../../cv.pdf')]), {}, 422, 'attachments'],
    ['a header in the file name', () => application([pdf(10, 'a\r\nX: y.pdf')]), {}, 422, 'attachments'],
    ['a header in a name', () => event({ lastname: 'L\r\nBcc: all@example.com' }), {}, 422, 'lastname'],
    ['a header in the address', () => event({ email: 'a@b.example\nBcc: c@d.example' }), {}, 422, 'email'],
    ['the trap filled in', () => event({ website: 'x' }), {}, 422, 'spam'],
    ['a machine’s haste', () => event({ elapsed: '12' }), {}, 422, 'spam'],
    ['a prototype for a field', () => event({ ['__proto__']: 'x' }), {}, 400, 'malformed'],
    ['a path for an event', () => event({ event: '../x' }), {}, 400, 'malformed'],
    ['a day that has passed', () => event({ date: '2020-01-01' }), {}, 422, 'date'],
  ])('%s', async (_, body, headers, status, told) => {
    const response = await send(url, body(), headers)
    const answer = await answerOf(response)
    expect(response.status).toBe(status)
    expect(answer.ok).toBe(false)
    const text = JSON.stringify(answer)
    // Where the body was not read, the language is that of the site.
    expect(text).toMatch(new RegExp(`"(Not accepted|Nicht angenommen|Please check): ${String(told)}"`))
  })

  test('a request without an origin', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      http
        .request(new URL('/forms/event-request', url), { method: 'POST', headers }, (response) =>
          resolve(response.resume().statusCode),
        )
        .on('error', reject)
        .end(event().toString())
    })
    expect(status).toBe(403)
  })

  test('a form without script: a page that says what to do', async () => {
    const response = await send(url, event({ email: 'ada' }), {
      accept: 'text/html',
      referer: new URL('/en/about/', url).href,
    })
    const page = await response.text()
    expect([response.status, response.headers.get('content-language')]).toEqual([422, 'en-US'])
    expect(page).toContain('<h1>Please check what you entered.</h1>')
    expect(page).toContain('<li>Please check: email</li>')
    expect(page).toContain('<a href="/en/about/">Back to the form</a>')
  })

  /** Sends bytes as they are; all that comes back until the connection ends. */
  async function raw(...chunks: readonly (string | Buffer)[]): Promise<string> {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    const closed = new Promise((resolve) => socket.once('close', resolve))
    // A connection that is cut is a failure only if the answer is lost with it.
    socket.on('error', () => undefined)
    for (const chunk of chunks) socket.write(chunk)
    await closed
    return text
  }

  test('a client that sends too much in one go, and reads only then', async () => {
    const { host, origin } = new URL(url)
    const head = [
      'POST /forms/event-request HTTP/1.1',
      `Host: ${host}`,
      `Origin: ${origin}`,
      'Content-Type: application/x-www-form-urlencoded',
      'Content-Length: 50000000',
    ]
    expect(await raw(`${head.join('\r\n')}\r\n\r\n`, Buffer.alloc(50_000_000))).toMatch(/^HTTP\/1\.1 413 /)
  })

  test('a method that a browser never sends', async () => {
    const answer = await raw(
      `TRACE /forms/application HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 405 /)
  })

  test('a client that hangs up in the middle of a file', async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const head = [
      'POST /forms/application HTTP/1.1',
      `Host: ${new URL(url).host}`,
      `Origin: ${new URL(url).origin}`,
      'Content-Type: multipart/form-data; boundary=edge',
      'Content-Length: 100000',
    ]
    const part = '--edge\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.7'
    socket.write(`${head.join('\r\n')}\r\n\r\n${part}${'.'.repeat(50_000)}`)
    await expect.poll(incoming).toHaveLength(1)
    socket.destroy()
    await expect.poll(incoming).toEqual([])
  })
})

test('the same request once more is refused, and what is stored stays as it is', async () => {
  const { url } = await serve()
  expect((await send(url, application([pdf()]))).status).toBe(201)
  const [folder = ''] = folders('application')
  const { mtimeMs } = statSync(path.join(folder, 'request.json'))
  const response = await send(url, application([pdf()]))
  expect([response.status, await answerOf(response)]).toEqual([
    409,
    { ok: false, error: 'duplicate', message: 'Not accepted: duplicate' },
  ])
  expect([folders('application'), statSync(path.join(folder, 'request.json')).mtimeMs]).toEqual([[folder], mtimeMs])
  expect(incoming()).toEqual([])
})

test('an address that sends too often has to wait', async () => {
  const strict = copyFixture('receiver-strict')
  edit(strict, 'content/site.yaml', 'hourlyLimit: 100000', 'hourlyLimit: 2')
  expect(generate(strict).code).toBe(0)
  const { url } = await serve({}, path.join(strict, 'output'))
  const codes = []
  for (const submission of ['a', 'b', 'c']) codes.push((await send(url, event({ submission }))).status)
  expect(codes).toEqual([201, 201, 429])
  expect(Number((await send(url, event())).headers.get('retry-after'))).toBeGreaterThan(3500)
  expect(folders()).toHaveLength(2)
  rmSync(strict, { recursive: true, force: true })
})

describe('what the receiver does not start with', () => {
  const out = (): string => path.join(root, 'output')

  test('a data folder that everybody could read', () => {
    const run = site(['serve', '--out', out(), '--data', path.join(out(), 'data'), '--port', '0'])
    expect([run.code, run.stderr]).toEqual([3, expect.stringContaining('is inside the output') as string])
  })

  test('settings that are not right', () => {
    const run = site(['serve', '--out', out(), '--data', data, '--port', '0'], { FORMS_SMTP_URL: 'smtp://localhost' })
    expect([run.code, run.stderr]).toEqual([3, expect.stringContaining('set all three') as string])
  })
})

describe('a stored request is handed on', () => {
  interface Mail {
    readonly to: readonly string[]
    readonly text: string
  }

  /** A real SMTP server on loopback that keeps what it gets. */
  async function smtp(port = 0): Promise<{ port: number; mails: Mail[]; close: () => Promise<void> }> {
    const mails: Mail[] = []
    const server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          mails.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    const { port: listening } = server.server.address() as AddressInfo
    return { port: listening, mails, close: () => new Promise((resolve) => server.close(() => resolve())) }
  }

  const mailTo = (port: number): Record<string, string> => ({
    FORMS_SMTP_URL: `smtp://127.0.0.1:${port}`,
    FORMS_MAIL_FROM: 'site@alpha.example',
    FORMS_MAIL_TO: 'jobs@alpha.example',
    FORMS_RETRY_SECONDS: '1',
  })

  const marks = (form?: string): string[] =>
    folders(form).flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => name.startsWith('undelivered'))
        // Behind the name stands the process that delivers right now.
        .map((name) => name.split('.')[0] ?? ''),
    )

  test('as a mail with its files', async () => {
    const server = await smtp()
    const { url } = await serve(mailTo(server.port))
    const message = 'Grüße\r\nBcc: all@example.com'
    expect((await send(url, application([pdf(3000)], { message }))).status).toBe(201)
    await expect.poll(() => server.mails.length, { timeout: 10_000 }).toBe(1)
    await expect.poll(() => marks('application')).toEqual([])
    const [mail] = server.mails
    const [head = '', body = ''] = (mail?.text ?? '').split(/\r\n\r\n([\s\S]*)/)
    expect(mail?.to).toEqual(['jobs@alpha.example'])
    expect(head).toContain('From: site@alpha.example')
    expect(head).toContain('Reply-To: Ada Lovelace <ada@example.com>')
    expect(head).toContain('Subject: application: Ada Lovelace (mason)')
    expect(head).not.toContain('Bcc')
    // In the words of the form, not of the code.
    expect(body).toContain('<email>: ada@example.com')
    expect(body).toMatch(/filename=cv\.pdf/)
    expect(body).toContain(Buffer.from('%PDF-1.7'.padEnd(3000, '.')).toString('base64').slice(0, 60))
    await server.close()
  })

  test('later, when the mail server was down: the visitor does not notice, nothing is lost', async () => {
    const first = await smtp()
    await first.close()
    const { url, server, ended } = await serve(mailTo(first.port))
    const log: string[] = []
    server.stderr.on('data', (chunk: Buffer) => log.push(chunk.toString()))
    expect((await send(url, event())).status).toBe(201)
    await expect.poll(() => log.join('')).toContain('could not be delivered')
    expect(log.join('')).toContain(idIn(folders()[0] ?? ''))
    expect(log.join('')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z event-request: stored [0-9a-f]{32}$/m)
    expect(log.join('')).not.toContain('ada@example.com')
    expect(marks()).toEqual(['undelivered-mail'])

    const second = await smtp(first.port)
    await expect.poll(() => second.mails.length, { timeout: 10_000 }).toBe(1)
    await expect.poll(marks).toEqual([])
    await second.close()

    expect((await send(url, event({ submission: 'b' }))).status).toBe(201)
    await expect.poll(marks).toEqual(['undelivered-mail'])
    server.kill('SIGKILL')
    await ended
    const third = await smtp(first.port)
    await serve(mailTo(first.port))
    await expect.poll(() => third.mails.length, { timeout: 10_000 }).toBe(1)
    await expect.poll(marks).toEqual([])
    await third.close()
  })

  test('to a webhook, signed', async () => {
    const calls: { headers: http.IncomingHttpHeaders; body: string }[] = []
    const hook = http.createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        calls.push({ headers: request.headers, body: Buffer.concat(chunks).toString() })
        // The first answer says that it did not work.
        response.writeHead(calls.length === 1 ? 503 : 204).end()
      })
    })
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    const { port } = hook.address() as AddressInfo
    const secret = Buffer.alloc(32, 5)
    const { url } = await serve({
      FORMS_WEBHOOK_URL: `http://127.0.0.1:${port}/hook`,
      FORMS_WEBHOOK_SECRET: `whsec_${secret.toString('base64')}`,
      FORMS_RETRY_SECONDS: '1',
    })
    expect((await send(url, event())).status).toBe(201)
    await expect.poll(() => calls.length, { timeout: 10_000 }).toBe(2)
    await expect.poll(marks).toEqual([])
    const { headers, body } = calls[1] ?? { headers: {}, body: '' }
    expect(JSON.parse(body)).toEqual(readWhole(folders()[0] ?? ''))
    const text = `${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`
    expect(headers['webhook-signature']).toBe(signatureOf(text, secret))
    expect(Math.abs(Number(headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    hook.close()
    hook.closeAllConnections()
  })
})

test('the example mounts the receiver on a plain Node server', async () => {
  const example = startProgram([path.join(PROJECT, 'cli/receiver/example.mjs')], {
    ORIGIN: 'https://alpha.example',
    OUT: path.join(root, 'output'),
    DATA: data,
    PORT: '0',
    PROXIES: '1',
  })
  running.push(example)
  const url = await urlOf(example)
  expect((await send(url, event(), { origin: 'https://alpha.example' })).status).toBe(201)
  expect((await send(url, event({ submission: 'b' }))).status).toBe(403)
  expect((await fetch(new URL('/other', url))).status).toBe(404)
  expect(folders().map(readWhole)).toHaveLength(1)
})

test('watch receives too, and knows a form as soon as it is built', async () => {
  const watched = copyFixture('receiver-watch')
  const forms = /\nforms:[\s\S]*$/.exec(readFileSync(path.join(watched, 'content/site.yaml'), 'utf8'))?.[0] ?? ''
  edit(watched, 'content/site.yaml', forms, '\n')
  const server = startSite(['watch', '--root', watched, '--data', data, '--port', '0'])
  running.push(server)
  const url = await urlOf(server)
  expect((await send(url, event())).status).toBe(405)
  edit(watched, 'content/site.yaml', 'waysOn: [/, /about]', `waysOn: [/, /about]${forms}`)
  await expect.poll(async () => (await send(url, event())).status, { timeout: 20_000 }).toBe(201)
  await stopServer(server)
  rmSync(watched, { recursive: true, force: true })
})
