import { folderOf } from '../../../../cli/receiver/store/file-store.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { createRateLimit } from '../../../../cli/receiver/rate-limit.ts'
import { mailOf } from '../../../../cli/receiver/deliver/mail.ts'
import { createCapacities } from '../../../../cli/receiver/capacity.ts'
import type { StoredRequest } from '../../../../cli/receiver/request.ts'
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
  refusalOf,
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

  test('is taken again with another random id, for that is another request', async () => {
    const { receive } = receiving()
    const send = async (submission: string) => (await receive(requestWith(eventRequest({ submission })))).status
    expect([await send('a'), await send('b'), await send('a')]).toEqual([201, 201, 409])
  })

  test('may be about an event whose key has folders', async () => {
    const { data, receive } = receiving()
    const [, answer] = await answerOf(await receive(requestWith(eventRequest({ event: '2026/azure/summit' }))))
    const name = `2026-11-19_event-request_${answer.ok ? answer.id : ''}`
    const file = path.join(data, 'event-request', name, 'request.json')
    expect((JSON.parse(readFileSync(file, 'utf8')) as StoredRequest).subject).toBe('2026/azure/summit')
  })

  test('takes the first day after today by the time zone of the site', async () => {
    const send = async (date: string) => (await receiving().receive(requestWith(eventRequest({ date })))).status
    expect([await send('2026-11-20'), await send('2026-11-21')]).toEqual([422, 201])
  })
})

describe('the page that a visitor asks from', () => {
  const askedFrom = async (about: string | null, referer: string) => {
    const stored: StoredRequest[] = []
    const { receive } = receiving({ onStored: (request) => void stored.push(request) })
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

describe('a request that is refused leaves nothing behind', () => {
  const cases: [string, Request, [number, string]][] = [
    ['GET', requestWith(null, { method: 'GET' }), [405, 'unsupported']],
    ['PUT', requestWith('x', { method: 'PUT' }), [405, 'unsupported']],
    ['no origin', requestWith(eventRequest(), { headers: { origin: null } }), [403, 'forbidden']],
    ['an origin of null', requestWith(eventRequest(), { headers: { origin: 'null' } }), [403, 'forbidden']],
    [
      'another origin',
      requestWith(eventRequest(), { headers: { origin: 'https://evil.example' } }),
      [403, 'forbidden'],
    ],
    [
      'our name in another',
      requestWith(eventRequest(), { headers: { origin: `${ORIGIN}.evil.example` } }),
      [403, 'forbidden'],
    ],
    [
      'a foreign page',
      requestWith(eventRequest(), { headers: { 'sec-fetch-site': 'cross-site' } }),
      [403, 'forbidden'],
    ],
    ['JSON', requestWith('{}', { headers: { 'content-type': 'application/json' } }), [415, 'unsupported']],
    ['plain text', requestWith('firstname=Ada', { headers: { 'content-type': 'text/plain' } }), [415, 'unsupported']],
    [
      'multipart without boundary',
      requestWith('x', { headers: { 'content-type': 'multipart/form-data' } }),
      [400, 'malformed'],
    ],
    [
      'multipart that is none',
      requestWith('x', { headers: { 'content-type': 'multipart/form-data; boundary=a' } }),
      [400, 'malformed'],
    ],
    [
      'a length beyond the limit',
      requestWith(eventRequest(), { headers: { 'content-length': '65537' } }),
      [413, 'too-large'],
    ],
    [
      'a body beyond the limit',
      requestWith(eventRequest({ message: 'x'.repeat(40_000), company: 'x'.repeat(26_000) })),
      [413, 'too-large'],
    ],
    [
      'a field beyond the limit',
      requestWith(application([], { message: 'x'.repeat(65_537) }), { form: 'application' }),
      [413, 'too-large'],
    ],
    [
      'files beyond the limit',
      requestWith(application([pdf('a.pdf', 300_000)]), { form: 'application' }),
      [413, 'too-large'],
    ],
    ['a field of another form', requestWith(eventRequest({ job: 'mason' })), [400, 'malformed']],
    [
      'a field twice',
      requestWith(new URLSearchParams(`${eventRequest().toString()}&email=b@example.com`)),
      [400, 'malformed'],
    ],
    ['a subject that is a path', requestWith(eventRequest({ event: '../../x' })), [400, 'malformed']],
    ['a subject from the root', requestWith(eventRequest({ event: '/x' })), [400, 'malformed']],
    ['a subject with a hole', requestWith(eventRequest({ event: 'x//y' })), [400, 'malformed']],
    ['a subject without end', requestWith(eventRequest({ event: 'x'.repeat(256) })), [400, 'malformed']],
    ['a field that is a property', requestWith(eventRequest({ constructor: 'x' })), [400, 'malformed']],
    [
      'a field that is a prototype',
      requestWith(new URLSearchParams(`${eventRequest().toString()}&__proto__=x`)),
      [400, 'malformed'],
    ],
    ['a random id that is none', requestWith(eventRequest({ submission: 'a b' })), [400, 'malformed']],
    ['a time that is none', requestWith(eventRequest({ elapsed: 'soon' })), [400, 'malformed']],
    ['the trap filled in', requestWith(eventRequest({ website: 'https://spam.example' })), [422, 'spam']],
    ['a machine’s haste', requestWith(eventRequest({ elapsed: '2999' })), [422, 'spam']],
    ['a header in a name', requestWith(eventRequest({ firstname: 'Ada\r\nBcc: all@example.com' })), [422, 'invalid']],
    [
      'a header in an address',
      requestWith(eventRequest({ email: 'a@b.example\r\nBcc: c@d.example' })),
      [422, 'invalid'],
    ],
    ...[
      'a@b.example, c@d.example',
      'a@b.example;c@d.example',
      'Ada <a@b.example>',
      'a@b.example>',
      'friends: a@b.example;',
      '"a b"@b.example',
      'a@b.example\u2028Bcc: c@d.example',
      'a@b.example\u0085Bcc: c@d.example',
      'a@b.example\0',
      'a@[127.0.0.1]',
      'a(comment)@b.example',
    ].map((email): (typeof cases)[number] => [
      `an address that is more than one, or none: ${JSON.stringify(email)}`,
      requestWith(eventRequest({ email })),
      [422, 'invalid'],
    ]),
    ['a line separator in a name', requestWith(eventRequest({ firstname: 'Ada\u2028Bcc: x' })), [422, 'invalid']],
    ['a NUL in a name', requestWith(eventRequest({ firstname: 'Ada\0' })), [422, 'invalid']],
    ['no consent', requestWith(eventRequest({ dataprotection: '' })), [422, 'invalid']],
    ['a consent that is none', requestWith(eventRequest({ dataprotection: 'off' })), [422, 'invalid']],
    ['a file for a form without', requestWith(withFile('attachments')), [400, 'malformed']],
    ['a file for another field', requestWith(withFile('message'), { form: 'application' }), [400, 'malformed']],
    ['no file', requestWith(application([]), { form: 'application' }), [422, 'invalid']],
  ]

  function withFile(field: string): FormData {
    const body = new FormData()
    body.append(field, pdf())
    return body
  }

  test.each(cases)('%s', async (_, request, expected) => {
    const { receive, stored } = receiving()
    expect(await refusalOf(await receive(request))).toEqual(expected)
    expect(stored()).toEqual([])
  })

  test.each([
    ['a type that is not taken', [pdf('cv.exe')], 'wrong-type', 'en <check>'],
    ['another type than its name says', [new File(['MZ this is a program'], 'cv.pdf')], 'wrong-type', 'en <check>'],
    ['a path in its name', [pdf('../../cv.pdf')], 'wrong-type', 'en <check>'],
    ['a line break in its name', [pdf('a\r\nX-Evil: yes.pdf')], 'wrong-type', 'en <check>'],
    ['too many', [pdf('1.pdf'), pdf('2.pdf'), pdf('3.pdf')], 'too-many', 'en <check>'],
    ['too large', [pdf('a.pdf', 1001)], 'too-large', 'en large'],
  ])('a file: %s', async (_, files, fault, message) => {
    const { receive, stored } = receiving()
    const [status, answer] = await answerOf(await receive(requestWith(application(files), { form: 'application' })))
    expect([status, answer.ok ? undefined : answer.fields]).toEqual([422, { attachments: { fault, message } }])
    expect(stored()).toEqual([])
  })

  test('the same once more', async () => {
    const { receive, stored } = receiving()
    const send = () => receive(requestWith(application([pdf()]), { form: 'application' }))
    expect((await send()).status).toBe(201)
    const before = stored()
    expect(await refusalOf(await send())).toEqual([409, 'duplicate'])
    expect(stored()).toEqual(before)
  })

  test('the same on another day: it meets the folder of the first', async () => {
    let now = NOW
    const { receive, stored } = receiving({ clock: () => now })
    const send = () => receive(requestWith(application([pdf()]), { form: 'application' }))
    expect((await send()).status).toBe(201)
    const before = stored()
    now += 3 * 86_400_000
    expect(await refusalOf(await send())).toEqual([409, 'duplicate'])
    expect(stored()).toEqual(before)
  })

  test('the same twice without script, as a double click sends it: the visitor is thanked, one is stored', async () => {
    const { receive, stored } = receiving()
    const send = async () => {
      const { status, headers } = await receive(requestWith(eventRequest(), html))
      return [status, headers.get('location')]
    }
    const thanked = [303, '/en/thanks/']
    expect(await Promise.all([send(), send()])).toEqual([thanked, thanked])
    expect(stored()).toHaveLength(1)
  })

  test('more than all addresses together may send in an hour', async () => {
    let address = 0
    const rateLimit = createRateLimit()
    const { receive } = receiving({ rateLimit, addressOf: () => `192.0.2.${(address += 1)}` })
    for (let count = 0; count < 150; count += 1) rateLimit.take('event-request', 150 * 4, NOW - 1_800_000)
    const late = await receive(requestWith(eventRequest()))
    expect(late.headers.get('retry-after')).toBe('1800')
    expect(await refusalOf(late)).toEqual([503, 'busy'])
  })

  test('the same twice at once: one of them', async () => {
    const { receive, stored } = receiving()
    const send = async () => (await receive(requestWith(eventRequest()))).status
    expect((await Promise.all([send(), send(), send()])).toSorted()).toEqual([201, 409, 409])
    expect(stored()).toHaveLength(1)
  })

  test('more than an address may send in an hour: when to come again', async () => {
    let now = NOW
    const { receive, stored } = receiving({ clock: () => now })
    const send = async (submission: string) => receive(requestWith(eventRequest({ submission })))
    for (const id of ['a', 'b', 'c']) expect((await send(id)).status).toBe(201)
    now += 600_000
    const late = await send('d')
    expect(late.headers.get('retry-after')).toBe('3000')
    expect(await refusalOf(late)).toEqual([429, 'too-many-requests'])
    expect(stored()).toHaveLength(3)
    now += 3_000_000
    expect((await send('d')).status).toBe(201)
  })

  test('more than there is room for at once: when to come again', async () => {
    const capacities = createCapacities({ requests: 1 })
    const { receive, stored } = receiving({ capacities })
    const [form] = FORMS.forms
    const place = form && capacities.of(form).enter('192.0.2.9')
    const late = await receive(requestWith(eventRequest()))
    expect(late.headers.get('retry-after')).toBe('60')
    expect(await refusalOf(late)).toEqual([503, 'busy'])
    expect(stored()).toEqual([])
    place?.leave()
    // Whoever is refused or taken makes room again, and being turned away does not count for the hour.
    const codes = []
    for (const event of ['a', '../b', 'c']) codes.push((await receive(requestWith(eventRequest({ event })))).status)
    expect(codes).toEqual([201, 400, 201])
  })

  test('a body of pairs larger than all fields may be, though the form takes files', async () => {
    const { receive, stored } = receiving()
    const body = 'a&'.repeat(40_000)
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await receive(requestWith(body, { form: 'application', headers }))
    expect(await refusalOf(answer)).toEqual([413, 'too-large'])
    expect(stored()).toEqual([])
  })

  test('a client that hangs up', async () => {
    const { receive, stored } = receiving()
    const request = requestWith(cutOff({ failing: true }), {
      form: 'application',
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    })
    expect(await refusalOf(await receive(request))).toEqual([400, 'malformed'])
    expect(stored()).toEqual([])
  })

  test.each([
    ['too slow', { timeLimit: 50 }],
    ['silent', { silenceLimit: 50 }],
  ])('a client that is %s', async (_, limit) => {
    const { receive, stored } = receiving(limit)
    const request = requestWith(cutOff({ failing: false }), {
      form: 'application',
      headers: { 'content-type': 'multipart/form-data; boundary=edge' },
    })
    expect(await refusalOf(await receive(request))).toEqual([408, 'timeout'])
    expect(stored()).toEqual([])
  })

  test('a client that trickles, byte by byte', async () => {
    const { receive, stored } = receiving({ grace: 30 })
    const trickle = new ReadableStream<Uint8Array>({
      pull: async (controller) => {
        await new Promise((resolve) => setTimeout(resolve, 10))
        controller.enqueue(Buffer.from('a'))
      },
    })
    const headers = { 'content-type': 'application/x-www-form-urlencoded' }
    expect(await refusalOf(await receive(requestWith(trickle, { headers })))).toEqual([408, 'timeout'])
    expect(stored()).toEqual([])
  })

  /** The start of a body with a file, after which the line is cut, or nothing comes any more. */
  function cutOff({ failing }: { failing: boolean }): ReadableStream<Uint8Array> {
    const start =
      '--edge\r\nContent-Disposition: form-data; name="attachments"; filename="a.pdf"\r\n\r\n%PDF-1.7 and the beginning'
    return new ReadableStream({
      start: (controller) => controller.enqueue(Buffer.from(start)),
      pull: (controller) => (failing ? controller.error(new Error('aborted')) : new Promise(() => undefined)),
    })
  }

  test('a full disk: the visitor is asked to try later, and the owner gets the reason', async () => {
    const log: string[] = []
    const full = () => Promise.reject(new Error('ENOSPC: no space left on device'))
    const { receive } = receiving({
      store: { open: () => ({ addFile: full, publish: full, discard: () => Promise.resolve() }) },
      log: (message) => log.push(message),
    })
    expect(await refusalOf(await receive(requestWith(eventRequest())))).toEqual([500, 'failed'])
    expect(await refusalOf(await receive(requestWith(application([pdf()]), { form: 'application' })))).toEqual([
      500,
      'failed',
    ])
    expect(log.map((line) => line.includes('no space left on device'))).toEqual([true, true])
  })
})

describe('a refusal', () => {
  test('names every field that is wrong, with the text that the browser shows', async () => {
    const [status, answer] = await answerOf(
      await receiving().receive(requestWith(eventRequest({ firstname: '', email: 'ada', message: 'x'.repeat(4001) }))),
    )
    expect(status).toBe(422)
    expect(answer).toEqual({
      ok: false,
      error: 'invalid',
      message: 'en <check>',
      fields: {
        firstname: { fault: 'missing', message: 'en first name?' },
        email: { fault: 'invalid', message: 'en address?' },
        message: { fault: 'too-long', message: 'en 4000' },
      },
    })
  })

  test('is a page of its own without script: language, one heading, the faults, the way back', async () => {
    const response = await receiving().receive(
      requestWith(eventRequest({ firstname: '' }), {
        headers: { accept: 'text/html', referer: `${ORIGIN}/en/events/summit/?a=b` },
      }),
    )
    const page = await response.text()
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(page).toContain('<html lang="en-US" dir="ltr">')
    expect(page).toContain('<title>en &lt;check&gt;</title>')
    expect(page.match(/<h1>en &lt;check&gt;<\/h1>/g)).toHaveLength(1)
    expect(page).toContain('<li>en first name?</li>')
    expect(page).toContain('<a href="/en/events/summit/">en back</a>')
    const [, style = ''] = /<style>(.*)<\/style>/s.exec(page) ?? []
    const hash = createHash('sha256').update(style).digest('base64')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`)
  })

  test.each([
    ['the form', { locale: 'en' }, `${ORIGIN}/de/`, 'en'],
    ['the page, where the form does not say', { locale: '' }, `${ORIGIN}/en/events/`, 'en'],
    ['the site, where neither does', { locale: 'fr' }, null, 'de'],
    ['the site, for a language that it does not have', { locale: 'es' }, null, 'de'],
  ])('speaks the language of %s', async (_, fields, referer, language) => {
    const request = requestWith(eventRequest({ ...fields, firstname: '' }), { headers: { referer } })
    const [, answer] = await answerOf(await receiving().receive(request))
    expect(answer.ok ? '' : answer.message).toBe(`${language} <check>`)
  })

  test.each(['https://evil.example/en/', `${ORIGIN}//evil.example/`, `${ORIGIN}/%22onclick/`, 'javascript:alert(1)'])(
    'does not lead back to %s',
    async (referer) => {
      const response = await receiving().receive(
        requestWith(eventRequest({ firstname: '' }), { headers: { accept: 'text/html', referer } }),
      )
      expect(await response.text()).toContain('<a href="/en/">')
    },
  )

  test('of a wrong method names the right one', async () => {
    const response = await receiving().receive(requestWith(null, { method: 'DELETE' }))
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  })
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
