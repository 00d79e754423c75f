import { createHash } from 'node:crypto'
import { localTimeAt } from '../../i18n/clock.ts'
import type { Locale } from '../../i18n/locales.ts'
import type { FormContract, FormsFile } from '../../renderer/forms/contract.ts'
import type { FormValues } from '../../renderer/forms/validate.ts'
import type { Reading } from './body.ts'
import type { Capacities } from './capacity.ts'
import { type CheckedSubmission, checkSubmission } from './checked.ts'
import type { Incoming } from './guards.ts'
import type { RateLimit } from './rate-limit.ts'
import { RefusedError } from './refused.ts'
import { askedIn } from './request-context.ts'
import type { RequestStore, StoredAttachment, StoredRequest } from './request.ts'
import { readSubmission, type Submission } from './submission.ts'

/** Dependencies of a receiver; everything external is passed in. */
export interface ReceiverOptions {
  /** Contents of the site's `forms.json`. */
  readonly forms: FormsFile
  readonly store: RequestStore
  /** Milliseconds since 1970. */
  readonly clock: () => number
  /** Origins whose pages may send: `https://www.example.com`. */
  readonly origins: readonly string[]
  /** Address of the visitor; only counted, never stored. */
  readonly addressOf: (request: Request) => string
  readonly rateLimit?: RateLimit
  readonly capacities?: Capacities
  /** Maximum milliseconds from the first to the last byte of a request. */
  readonly timeLimit?: number
  /** Maximum milliseconds without any bytes. */
  readonly silenceLimit?: number
  /** Milliseconds before the minimum rate applies. */
  readonly grace?: number
  /** Called with each stored request. The response does not wait for it. */
  readonly onStored?: (request: StoredRequest) => void | Promise<void>
  /** Logs each request to a form in one line without personal data: its form, and its id or why it was refused. */
  readonly onAnswered?: (line: string) => void
  /** Logs errors of the receiver itself, such as a full disk. */
  readonly log?: (message: string) => void
}

/**
 * Three files of 10 MB, the default limit, take four minutes at 1 Mbit/s. Node's servers close the connection after five minutes without a
 * response, so this limit is shorter.
 */
const TIME_LIMIT_MS = 4.5 * 60 * 1000

/** The same time that the page waits before giving up. */
const SILENCE_LIMIT_MS = 60_000

/** Slow connections may need some seconds to reach their rate. */
const GRACE_MS = 20_000

/** What the caller learns while a request is read. */
interface Listening {
  /** Called with the number of bytes of each chunk; may throw. */
  readonly onBytes: Reading['onBytes']
  /** Called with the language that the form names. Returns the one that it is answered in. */
  readonly onLocale: (locale: string | undefined) => Locale
}

/** Reads, checks and stores a request, and returns its id. A refused request leaves nothing behind. */
export async function receive(
  incoming: Incoming,
  options: ReceiverOptions,
  { onBytes, onLocale }: Listening,
): Promise<string> {
  const draft = options.store.open()
  const late = new AbortController()
  const { silenceLimit: silence = SILENCE_LIMIT_MS, grace = GRACE_MS } = options
  const timer = setTimeout(() => late.abort(), options.timeLimit ?? TIME_LIMIT_MS)
  try {
    const reading = { signal: late.signal, silence, grace, onBytes }
    const submission = await readSubmission(incoming, draft, reading)
    const stored = requestOf(incoming, submission, onLocale(submission.fields.get('locale')), options)
    if (!(await draft.publish(stored))) throw new RefusedError('duplicate', { id: stored.id })
    void tell(stored, options)
    return stored.id
  } finally {
    clearTimeout(timer)
    await draft.discard()
  }
}

/** The request to be stored. Throws RefusedError if it is not valid. */
function requestOf(
  { request, form }: Incoming,
  submission: Submission,
  locale: Locale,
  { clock, forms }: ReceiverOptions,
): StoredRequest {
  const received = new Date(clock()).toISOString()
  const today = localTimeAt(received, forms.timeZone).slice(0, 10)
  const checked = checkSubmission(form, submission, today, {
    inAddress: askedIn(request, form),
    pages: forms.pages ?? [],
  })
  const { attachments } = submission
  const { values, subject } = checked
  const id = idOf(form, checked, attachments)
  const consents = isShownIn(locale, submission) ? { consents: consentsOf(form, values, locale) } : {}
  return { id, form: form.name, locale, subject, received, values, ...consents, attachments }
}

/**
 * Whether the form was in the language that it is answered in. If it names another, such as one that the site had before the last deploy,
 * the request is received like any other, but the words beside its boxes are not known.
 */
function isShownIn(locale: Locale, { fields }: Submission): boolean {
  return [undefined, '', locale].includes(fields.get('locale'))
}

/** Digest of the text of each accepted consent, in the language of the page. */
function consentsOf(form: FormContract, values: FormValues, locale: Locale): Readonly<Record<string, string>> {
  const labels = form.locales[locale]?.texts.labels ?? {}
  const ticked = form.fields.filter(({ kind, name }) => kind === 'consent' && values[name] !== '')
  const texts = ticked.flatMap(({ name }) => (labels[name] === undefined ? [] : [[name, labels[name]] as const]))
  return Object.fromEntries(texts.map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]))
}

/** Calls `onStored`. The request is stored, so a failure concerns only the operator. */
async function tell(request: StoredRequest, { onStored, log }: ReceiverOptions): Promise<void> {
  try {
    await onStored?.(request)
  } catch (error) {
    log?.(`Request ${request.id} is stored, but could not be handed on: ${String(error)}`)
  }
}

/** The id of a request: a digest of its content, so that it is the same when sending is repeated. */
function idOf(
  form: FormContract,
  { values, subject, submission }: CheckedSubmission,
  attachments: readonly StoredAttachment[],
): string {
  const content = form.fields.map(({ name }) => values[name])
  const files = attachments.map(({ name, sha256 }) => [name, sha256])
  return createHash('sha256')
    .update(JSON.stringify([form.name, subject, submission, content, files]))
    .digest('hex')
    .slice(0, 32)
}
