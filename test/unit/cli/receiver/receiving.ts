import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { createFileStore } from '../../../../cli/receiver/store/file-store.ts'
import { createReceiver } from '../../../../cli/receiver/handler.ts'
import type { ReceiverOptions } from '../../../../cli/receiver/receive.ts'
import type { FormAnswer, FormContract, FormsFile, FormTexts } from '../../../../renderer/forms/contract.ts'
import { EVENT_REQUEST } from '../../../support/samples/event-request.ts'
import { filesIn, temporaryFolder } from '../temporary.ts'
import { application as FIELDS_OF_APPLICATION } from '../../../../templates/forms/application.ts'
import { contact as FIELDS_OF_CONTACT } from '../../../../templates/forms/contact.ts'
import { eventRequest as FIELDS_OF_EVENT } from '../../../../templates/forms/event-request.ts'

export const ORIGIN = 'https://alpha.example'

/** 2026-11-20, a quarter past midnight in Berlin: yesterday still by the clock of the sea. */
export const NOW = Date.parse('2026-11-19T23:15:00Z')

const textsIn = (language: string): FormTexts => ({
  labels: {
    dataprotection: `${language} agreed`,
    firstname: `${language} first name`,
    attachments: `${language} files`,
  },
  errors: { firstname: `${language} first name?`, email: `${language} address?` },
  special: { attachments: { 'too-large': `${language} large` } },
  tooLong: `${language} {max}`,
  refusals: {
    duplicate: `${language} duplicate`,
    spam: `${language} spam`,
    forbidden: `${language} forbidden`,
    'too-large': `${language} too-large`,
    'too-many-requests': `${language} too-many-requests`,
    malformed: `${language} malformed`,
    timeout: `${language} timeout`,
    busy: `${language} busy`,
    unsupported: `${language} unsupported`,
    failed: `${language} failed`,
  },
  summary: `${language} <check>`,
  back: `${language} back`,
})

const common = {
  minimumElapsed: 3000,
  hourlyLimit: 3,
  keepDays: 30,
  locales: {
    de: { lang: 'de-DE', dir: 'ltr' as const, home: '/de/', thanks: '/de/danke/', texts: textsIn('de') },
    en: { lang: 'en-US', dir: 'ltr' as const, home: '/en/', thanks: '/en/thanks/', texts: textsIn('en') },
  },
}

const EVENT: FormContract = { ...common, ...FIELDS_OF_EVENT, endpoint: '/forms/event-request', attachments: null }
const APPLICATION: FormContract = {
  ...common,
  ...FIELDS_OF_APPLICATION,
  endpoint: '/forms/application',
  attachments: { maxFiles: 2, maxBytes: 1000, types: ['pdf', 'png'] },
}

const CONTACT: FormContract = { ...common, ...FIELDS_OF_CONTACT, endpoint: '/forms/contact', attachments: null }

export const FORMS: FormsFile = {
  timeZone: 'Europe/Berlin',
  forms: [EVENT, APPLICATION, CONTACT],
  pages: ['/de/', '/en/azure/'],
}

/** A message of the contact form that is right. */
export function contactRequest(fields: Readonly<Record<string, string>> = {}): URLSearchParams {
  return new URLSearchParams({
    name: 'Ada Lovelace',
    company: 'Engines',
    email: 'ada@example.com',
    topic: 'azure',
    size: '',
    message: 'When can you begin?',
    call: '',
    phone: '',
    dataprotection: 'on',
    locale: 'en',
    ...fields,
  })
}

/** An event request that is right. */
export const EVENT_FIELDS = { ...EVENT_REQUEST, date: '2026-11-21', elapsed: '' }

/** Fields of an application that is right, to which files come. */
const APPLICANT = {
  firstname: 'Ada',
  lastname: 'Lovelace',
  email: 'ada@example.com',
  dataprotection: 'on',
  locale: 'en',
  job: 'mason',
}

export const pdf = (name = 'cv.pdf', size = 100): File => new File(['%PDF-1.7'.padEnd(size, '.')], name)

/** A multipart body of an application. */
export function application(files: readonly File[], fields: Readonly<Record<string, string>> = {}): FormData {
  const body = new FormData()
  for (const [name, value] of Object.entries({ ...APPLICANT, ...fields })) body.append(name, value)
  for (const file of files) body.append('attachments', file)
  return body
}

/** A receiver with a data folder of the running test. */
export function receiving(options: Partial<ReceiverOptions> = {}) {
  const data = temporaryFolder()
  mkdirSync(path.join(data, '.incoming'))
  const receive = createReceiver({
    forms: FORMS,
    store: createFileStore(data),
    clock: () => NOW,
    origins: [ORIGIN],
    addressOf: () => '192.0.2.1',
    ...options,
  })
  return { data, receive, stored: () => Object.keys(filesIn(data)) }
}

interface Sending {
  readonly form?: 'event-request' | 'application' | 'contact'
  readonly method?: string
  readonly url?: string
  /** A header with the value null is left out. */
  readonly headers?: Readonly<Record<string, string | null>>
}

/** A request as a browser sends it from a page of the site, asking for JSON. */
export function requestWith(
  body: BodyInit | null,
  { form = 'event-request', method = 'POST', url = `${ORIGIN}/forms/${form}`, headers = {} }: Sending = {},
) {
  const all = { origin: ORIGIN, accept: 'application/json', 'sec-fetch-site': 'same-origin', ...headers }
  const given = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== null)
  const sent = body instanceof FormData ? arriving(body) : { type: null, body }
  if (sent.type !== null && !('content-type' in headers)) given.push(['content-type', sent.type])
  return new Request(url, {
    method,
    body: sent.body,
    headers: given,
    duplex: 'half',
  } as RequestInit)
}

/** A form as it arrives. A `Request` made of the form itself throws outside of any promise in Node 24 when nobody reads its end. */
function arriving(form: FormData): { type: string | null; body: AsyncIterable<Uint8Array> } {
  const whole = new Response(form)
  const written = whole.arrayBuffer()
  async function* bytes(): AsyncGenerator<Uint8Array, void> {
    yield new Uint8Array(await written)
  }
  return { type: whole.headers.get('content-type'), body: bytes() }
}

export function eventRequest(fields: Readonly<Record<string, string>> = {}): URLSearchParams {
  return new URLSearchParams({ ...EVENT_FIELDS, ...fields })
}

/** Status and what the answer says, as JSON. */
export async function answerOf(response: Response): Promise<[number, FormAnswer]> {
  return [response.status, (await response.json()) as FormAnswer]
}

/** Status and kind of refusal. */
export async function refusalOf(response: Response): Promise<[number, string]> {
  const [status, answer] = await answerOf(response)
  return [status, answer.ok ? 'accepted' : answer.error]
}
