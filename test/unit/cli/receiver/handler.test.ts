import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { mailOf } from '../../../../cli/receiver/deliver/mail.ts'
import type { StoredRequest } from '../../../../cli/receiver/request.ts'
import { formField } from '../../../../renderer/forms/fields.ts'
import { folderOf } from '../../../../cli/receiver/store/file-store.ts'
import {
  answerOf,
  application,
  contactRequest,
  EVENT_FIELDS,
  eventRequest,
  FORMS,
  NOW,
  ORIGIN,
  pdf,
  receiving,
  requestWith,
} from './receiving.ts'

const html = { headers: { accept: 'text/html' } }

describe('a request that is right', () => {
  test('is stored as one file with what was typed and nothing else', async () => {
    const { data, receive } = receiving()
    const [status, answer] = await answerOf(await receive(requestWith(eventRequest({ firstname: ' Ada ' }))))
    const id = answer.ok ? answer.id : ''
    const { locale: _, event: __, website: ___, elapsed: ____, submission: _____, ...values } = EVENT_FIELDS
    expect(status).toBe(201)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(
      JSON.parse(
        readFileSync(path.join(data, 'event-request', `2026-11-19_event-request_${id}`, 'request.json'), 'utf8'),
      ),
    ).toEqual({
      id,
      form: 'event-request',
      locale: 'en',
      subject: 'summit',
      received: new Date(NOW).toISOString(),
      values,
      // Of the words beside the box, in the language of the page.
      consents: { dataprotection: createHash('sha256').update('en agreed').digest('hex') },
      attachments: [],
    })
  })

  test.each([
    ['fr', 'en', undefined],
    ['', 'en', 'en agreed'],
    ['de', 'de', 'de agreed'],
  ])(
    'is stored in a known language, and with the words of a consent if it was that of the form (%s)',
    async (...names) => {
      const [written, locale, words] = names
      const { data, receive, stored } = receiving()
      const headers = { referer: `${ORIGIN}/en/events/` }
      const [status] = await answerOf(await receive(requestWith(eventRequest({ locale: written }), { headers })))
      const [file = ''] = stored()
      const request = JSON.parse(readFileSync(path.join(data, file), 'utf8')) as StoredRequest
      const digest = words === undefined ? words : createHash('sha256').update(words).digest('hex')
      expect([status, request.locale, request.consents?.['dataprotection']]).toEqual([201, locale, digest])
      expect('consents' in request).toBe(words !== undefined)
    },
  )

  test('keeps its files beside it under names of our own', async () => {
    const { data, receive, stored } = receiving()
    const files = [pdf('Lebenslauf Jörg.PDF', 1000), pdf('2.pdf', 20)]
    const [, answer] = await answerOf(await receive(requestWith(application(files), { form: 'application' })))
    const folder = path.join('application', `2026-11-19_application_${answer.ok ? answer.id : ''}`)
    expect(stored()).toEqual(['1.pdf', '2.pdf', 'request.json'].map((name) => path.join(folder, name)))
    const { attachments, values } = JSON.parse(
      readFileSync(path.join(data, folder, 'request.json'), 'utf8'),
    ) as StoredRequest
    expect(attachments.map(({ name, file, size, type }) => [name, file, size, type])).toEqual([
      ['Lebenslauf Jörg.PDF', '1.pdf', 1000, 'pdf'],
      ['2.pdf', '2.pdf', 20, 'pdf'],
    ])
    expect(values['phone']).toBe('')
    expect(readFileSync(path.join(data, folder, '2.pdf'), 'utf8')).toBe('%PDF-1.7'.padEnd(20, '.'))
  })

  test('leads to the page of its language that says thanks, where there is no script', async () => {
    const response = await receiving().receive(requestWith(eventRequest(), html))
    expect([response.status, response.headers.get('location')]).toEqual([303, '/en/thanks/'])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('is reported to listeners, once it is stored', async () => {
    const told: StoredRequest[] = []
    const { receive, stored } = receiving({ onStored: (request) => void told.push(request) })
    await receive(requestWith(eventRequest()))
    await receive(requestWith(eventRequest()))
    expect(told.map((request) => path.join(folderOf('', request), 'request.json'))).toEqual(stored())
  })

  test('may come as multipart without files, and with an empty file as browsers send it', async () => {
    const body = new FormData()
    for (const [name, value] of Object.entries(EVENT_FIELDS)) body.append(name, value)
    expect((await receiving().receive(requestWith(body))).status).toBe(201)
    const empty = application([pdf(), new File([], '')])
    expect((await receiving().receive(requestWith(empty, { form: 'application' }))).status).toBe(201)
  })

  test('may have hundreds of fields, if its form has', async () => {
    const extra = Array.from({ length: 300 }, (_, index) => `extra${index}`)
    const forms = FORMS.forms.map((form) => ({
      ...form,
      fields: [...form.fields, ...extra.map((name) => formField(name, 'line'))],
    }))
    const body = new FormData()
    for (const [name, value] of Object.entries(EVENT_FIELDS)) body.append(name, value)
    for (const name of extra) body.append(name, 'x')
    const { receive } = receiving({ forms: { ...FORMS, forms } })
    expect((await receive(requestWith(body))).status).toBe(201)
  })

  test('is taken again with another random id, for that is another request', async () => {
    const { receive } = receiving()
    const send = async (submission: string) => (await receive(requestWith(eventRequest({ submission })))).status
    expect([await send('a'), await send('b'), await send('a')]).toEqual([201, 201, 409])
  })

  test.each(['σύνοδος/\u202Eα', 'Σύνοδος', '../σ', 'σ//α', 'σ\u0000'])('is not about %j', async (event) => {
    expect((await receiving().receive(requestWith(eventRequest({ event })))).status).toBe(400)
  })

  test.each(['2026/azure/summit', '2026/σύνοδος'])('may be about an event whose key has folders: %s', async (event) => {
    const { data, receive } = receiving()
    const [, answer] = await answerOf(await receive(requestWith(eventRequest({ event }))))
    const name = `2026-11-19_event-request_${answer.ok ? answer.id : ''}`
    const file = path.join(data, 'event-request', name, 'request.json')
    expect((JSON.parse(readFileSync(file, 'utf8')) as StoredRequest).subject).toBe(event)
  })

  test('takes the first day after today by the time zone of the site', async () => {
    const send = async (date: string) => (await receiving().receive(requestWith(eventRequest({ date })))).status
    expect([await send('2026-11-20'), await send('2026-11-21')]).toEqual([422, 201])
  })
})

describe('the page that a visitor asks from', () => {
  const askedFrom = async (about: string | null, referer: string) => {
    const stored: StoredRequest[] = []
    const pages = [...(FORMS.pages ?? []), '/en/%CE%B1/']
    const { receive } = receiving({ forms: { ...FORMS, pages }, onStored: (request) => void stored.push(request) })
    const body = contactRequest(about === null ? {} : { about })
    const { status } = await receive(requestWith(body, { form: 'contact', headers: { referer } }))
    return [status, stored[0]?.subject]
  }
  const form = `${ORIGIN}/en/contact/`

  test.each([
    ['is that of the field', '/en/azure/', form, '/en/azure/'],
    ['is that of the field, whatever the address says', '/en/azure/', `${form}?about=/de/`, '/en/azure/'],
    ['is that of the address, where no script fills in the field', '', `${form}?about=/en/azure/`, '/en/azure/'],
    ['may be written with codes in the address', '', `${form}?about=%2Fen%2Fazure%2F`, '/en/azure/'],
    ['may have letters', '/en/α/', form, '/en/α/'],
    ['may have letters in the address', '', `${form}?about=/en/%CE%B1/`, '/en/α/'],
    ['may have escapes', '/en/%CE%B1/', form, '/en/α/'],
    ['may be missing', null, form, ''],
    ['is left out if the site has no such page', '/en/casino/', form, ''],
    ['is left out if it is elsewhere', 'https://evil.example/', form, ''],
    ['is left out if it is a text', 'Buy\r\nBcc: x', form, ''],
    ['is not taken from an address elsewhere', '', 'https://evil.example/?about=/en/azure/', ''],
  ])('%s', async (_, about, referer, subject) => {
    expect(await askedFrom(about, referer)).toEqual([201, subject])
  })

  test('is in the mail: in the subject, and by the name of the field', () => {
    const definition = FORMS.forms.find(({ name }) => name === 'contact')
    const values = Object.fromEntries(contactRequest())
    const request = {
      id: 'a1',
      form: 'contact',
      locale: 'en',
      subject: '/en/azure/',
      received: '',
      values,
      attachments: [],
    }
    const { subject, text } = mailOf(request, '', definition)
    expect(subject).toBe('contact: Ada Lovelace (/en/azure/)')
    expect(text).toContain('about: /en/azure/\n')
  })
})

test('each request leaves a line with form, outcome and id, and nothing of what was typed', async () => {
  const lines: string[] = []
  const { receive } = receiving({ onAnswered: (line) => lines.push(line) })
  const [, answer] = await answerOf(await receive(requestWith(eventRequest())))
  await receive(requestWith(eventRequest()))
  await receive(requestWith(eventRequest({ email: 'Ada' })))
  await receive(requestWith(null, { method: 'GET' }))
  const id = answer.ok ? answer.id : ''
  expect(lines).toEqual([
    `event-request: stored ${id}`,
    `event-request: refused, duplicate of ${id}`,
    'event-request: refused, invalid',
    'event-request: refused, unsupported',
  ])
})

test('a listener that fails does not affect the visitor', async () => {
  const log: string[] = []
  const tell = (onStored: () => void | Promise<void>) =>
    receiving({ onStored, log: (line) => log.push(line) }).receive(requestWith(eventRequest()))
  const answers = [
    await tell(() => {
      throw new Error('at once')
    }),
    await tell(() => Promise.reject(new Error('later'))),
  ]
  expect(answers.map(({ status }) => status)).toEqual([201, 201])
  expect(log).toEqual([expect.stringContaining('at once') as string, expect.stringContaining('later') as string])
})

test('the log says how to mend a full disk, without the calls of a bug', async () => {
  const log: string[] = []
  const full = Object.assign(new Error("ENOSPC: no space left on device, mkdir '/data/a'"), { syscall: 'mkdir' })
  const open = (): never => {
    throw full
  }
  const { status } = await receiving({ store: { open }, log: (line) => log.push(line) }).receive(
    requestWith(eventRequest()),
  )
  expect(status).toBe(500)
  expect(log).toEqual([expect.stringMatching(/^A request could not be stored: ENOSPC: .*\. The disk is full: .*`\.$/)])
})

describe('addresses', () => {
  test('an address without a form is not found', async () => {
    expect((await receiving().receive(new Request(`${ORIGIN}/forms/other`, { method: 'POST' }))).status).toBe(404)
  })

  test('a receiver on another host lets the page read the answer, and leads back to it', async () => {
    const endpoint = 'https://forms.example.org/x'
    const forms = { ...FORMS, forms: FORMS.forms.slice(1).map((form) => Object.assign({}, form, { endpoint })) }
    const { receive } = receiving({ forms })
    const send = (headers: Record<string, string>) =>
      receive(
        requestWith(application([pdf()], { submission: headers['accept'] === 'text/html' ? 'b' : 'a' }), {
          url: endpoint,
          headers: { 'sec-fetch-site': 'cross-site', ...headers },
        }),
      )
    const answer = await send({ accept: 'application/json' })
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([201, ORIGIN])
    expect((await send({ accept: 'text/html' })).headers.get('location')).toBe(`${ORIGIN}/en/thanks/`)
    const foreign = await send({ accept: 'application/json', origin: 'https://evil.example' })
    expect([foreign.status, foreign.headers.get('access-control-allow-origin')]).toEqual([403, null])

    const ask = (origin: string) =>
      receive(
        new Request(endpoint, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } }),
      )
    const leave = await ask(ORIGIN)
    expect([leave.status, leave.headers.get('access-control-allow-origin')]).toEqual([204, ORIGIN])
    expect((await ask('https://evil.example')).headers.get('access-control-allow-origin')).toBeNull()
  })
})
