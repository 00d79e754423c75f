import type { Hooks } from './deliver/delivery.ts'
import { mailHook, type FormOf } from './deliver/mail.ts'
import { webhookHook } from './deliver/webhook.ts'
import { MendableError } from '../program.ts'

/** An invalid setting prevents the receiver from starting. */
export class ReceiverError extends MendableError {
  override readonly name = 'ReceiverError'
}

export type Environment = Readonly<Record<string, string | undefined>>

/**
 * The hooks configured by environment variables, which contain secrets and so are not files of the site. Throws ReceiverError for an
 * invalid one.
 */
export function hooksOf(env: Environment, clock: () => number, formOf: FormOf): Hooks {
  return { ...mailOf(env, formOf), ...webhookOf(env, clock) }
}

/** Milliseconds between delivery attempts; five minutes by default. */
export function retryAfterOf(env: Environment): number {
  const value = env['FORMS_RETRY_SECONDS'] ?? '300'
  if (!/^[1-9]\d{0,4}$/.test(value)) throw wrong('FORMS_RETRY_SECONDS', 'a number of seconds from 1 to 99999', value)
  return Number(value) * 1000
}

/** Maximum bytes of the data folder; ten gigabytes by default. */
export function quotaOf(env: Environment): number {
  const value = env['FORMS_DISK_MEGABYTES'] ?? '10000'
  if (!/^[1-9]\d{0,7}$/.test(value))
    throw wrong('FORMS_DISK_MEGABYTES', 'a number of megabytes from 1 to 99999999', value)
  return Number(value) * 1_000_000
}

function mailOf(env: Environment, formOf: FormOf): Hooks {
  const { FORMS_SMTP_URL: url, FORMS_MAIL_FROM: from, FORMS_MAIL_TO: to } = env
  if (!url && !from && !to) return {}
  if (!url || !from || !to)
    throw new ReceiverError('To send mail, set all three: FORMS_SMTP_URL, FORMS_MAIL_FROM and FORMS_MAIL_TO.')
  // The value may contain a password, so it is not shown.
  if (!/^smtps?:\/\/[^\s/]+/.test(url) || !URL.canParse(url))
    throw wrong('FORMS_SMTP_URL', 'an address such as smtp://user:password@mail.example.com:587')
  for (const [name, value] of [
    ['FORMS_MAIL_FROM', from],
    ['FORMS_MAIL_TO', to],
  ] as const)
    if (!/^[^\s@<>,]+@[^\s@<>,]+$/.test(value)) throw wrong(name, 'one address such as forms@example.com', value)
  return { mail: mailHook({ url, from, to, formOf }) }
}

function webhookOf(env: Environment, clock: () => number): Hooks {
  const { FORMS_WEBHOOK_URL: url, FORMS_WEBHOOK_SECRET: secret } = env
  if (!url && secret) throw new ReceiverError('FORMS_WEBHOOK_SECRET is set without FORMS_WEBHOOK_URL.')
  if (!url) return {}
  if (!URL.canParse(url) || !isSafe(new URL(url)))
    throw wrong('FORMS_WEBHOOK_URL', 'an https address without password, or http on this machine')
  return { webhook: webhookHook({ url, secret: secret ? secretOf(secret) : null, clock }) }
}

/** Requests contain personal data, so the URL must use encryption or be on this machine. */
function isSafe({ protocol, hostname, username, password }: URL): boolean {
  // `fetch` does not accept credentials, and would put them into its error message.
  if (username !== '' || password !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
}

/** Parses a secret in the format of Standard Webhooks: `whsec_` and 24 to 64 bytes in base64. */
function secretOf(text: string): Buffer {
  const [, base64 = ''] = /^whsec_([\w+/]+=*)$/.exec(text) ?? []
  const bytes = Buffer.from(base64, 'base64')
  if (bytes.length < 24 || bytes.length > 64)
    throw wrong('FORMS_WEBHOOK_SECRET', '`whsec_` and 24 to 64 bytes in base64, such as from `openssl rand -base64 32`')
  return bytes
}

function wrong(name: string, expected: string, came?: string): ReceiverError {
  return new ReceiverError(`${name} must be ${expected}${came === undefined ? '' : `, got ${JSON.stringify(came)}`}.`)
}
