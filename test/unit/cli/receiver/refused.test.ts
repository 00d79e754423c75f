import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { answerOf, application, eventRequest, ORIGIN, pdf, receiving, refusalOf, requestWith } from './receiving.ts'

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
})

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
