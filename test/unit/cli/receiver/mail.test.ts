import path from 'node:path'
import { createServer, type AddressInfo, type Socket } from 'node:net'
import { describe, expect, test, vi } from 'vitest'
import { mailHook, mailOf } from '../../../../cli/receiver/deliver/mail.ts'
import { formField } from '../../../../renderer/forms/fields.ts'
import type { FormContract } from '../../../../renderer/forms/contract.ts'
import { FORMS } from './receiving.ts'
import { request } from './stored-request.ts'

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

  test.each(['\r\n', '\n', '\u2028', '\u2029', '\u0000'])('has no %j in a header, whatever is stored', (sign) => {
    const forged = `a${sign}Bcc: all@example.com`
    const [attachment] = request.attachments
    const stored = {
      ...request,
      subject: forged,
      values: { ...request.values, firstname: forged, email: forged },
      attachments: attachment ? [{ ...attachment, name: forged }] : [],
    }
    const { subject, replyTo, attachments } = mailOf(stored, '', formWith({}))
    expect({ subject, replyTo, names: attachments.map(({ filename }) => filename) }).toEqual({
      subject: 'application: a Bcc: all@example.com Lovelace (a Bcc: all@example.com)',
      replyTo: { name: 'a Bcc: all@example.com Lovelace', address: 'a Bcc: all@example.com' },
      names: ['a Bcc: all@example.com'],
    })
  })
})

/** On a loaded machine, a connection may take more than a second. */
const PATIENT = { timeout: 15_000 }

test('a mail ends when it has taken too long, whatever the server goes on to say, and lets go of the server', async () => {
  const sockets: Socket[] = []
  const server = createServer((socket) => {
    sockets.push(socket)
    socket.write('220 here\r\n')
    // What comes together with the greeting would be taken for its second line.
    socket
      .on('error', () => undefined)
      .once('data', () => {
        const more = setInterval(() => socket.write('250-XFOO\r\n'), 10)
        socket.once('close', () => clearInterval(more))
      })
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
  await vi.waitUntil(() => sockets[0] !== undefined && sockets[0].bytesRead > 0, PATIENT)
  tooLong.abort()
  expect(await outcome).toBe('failed')
  await vi.waitUntil(() => sockets[0]?.closed, PATIENT)
  server.close()
})
