import path from 'node:path'
import type { FormContract } from '../../../renderer/forms/contract.ts'
import type { Hook } from './attempt.ts'
import type { StoredRequest } from '../request.ts'

interface MailOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  readonly from: string
  readonly to: string
  readonly formOf: FormOf
}

/** The form of a request; undefined if the site no longer has it. */
export type FormOf = (request: Pick<StoredRequest, 'form'>) => MailForm | undefined
type MailForm = Pick<FormContract, 'fields' | 'subject' | 'files' | 'locales'>

/** Milliseconds in which a mail server has to say something. One that goes on saying something is ended by the signal. */
const TIMEOUT_MS = 20_000

/** Sends each request as a mail: values as plain text, files attached, replies to the visitor. nodemailer is used only here. */
export function mailHook({ url, from, to, formOf }: MailOptions): Hook {
  return async (request, folder, signal) => {
    // Imported lazily, because most runs send no mail.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    })
    try {
      await transport.sendMail({ from, to, signal, ...mailOf(request, folder, formOf(request)) })
    } finally {
      transport.close()
    }
  }
}

/** The mail of a request. Its `Message-ID` contains the request's id, so that duplicates can be recognised. */
export function mailOf(request: StoredRequest, folder: string, definition: MailForm | undefined) {
  const { id, form, attachments } = request
  const person = personOf(request, definition)
  return {
    messageId: `<${id}@${form}.invalid>`,
    replyTo: { name: headerText(person), address: headerText(addressOf(request, definition)) },
    subject: headerText([`${form}: ${person}`, request.subject && `(${request.subject})`].filter(Boolean).join(' ')),
    text: textOf(request, definition),
    attachments: attachments.map(({ name, file }) => ({ filename: headerText(name), path: path.join(folder, file) })),
  }
}

/** Values of `autocomplete` for fields with a person's name. */
const NAMES = new Set(['name', 'given-name', 'family-name'])

function personOf({ values }: StoredRequest, definition: MailForm | undefined): string {
  const fields = definition?.fields.filter(({ autocomplete = '' }) => NAMES.has(autocomplete)) ?? []
  return fields.flatMap(({ name }) => values[name] || []).join(' ')
}

/** Address for replies: the first email field of the form. */
function addressOf({ values }: StoredRequest, definition: MailForm | undefined): string {
  const field = definition?.fields.find(({ kind }) => kind === 'email')
  return values[field?.name ?? 'email'] ?? ''
}

function textOf(
  { id, locale, subject, received, values, attachments }: StoredRequest,
  definition: MailForm | undefined,
): string {
  const texts = definition?.locales[locale]?.texts
  const labels = texts?.labels ?? {}
  const fieldsOf = definition?.fields ?? Object.keys(values).map((name) => ({ name, kind: 'line' }))
  const about = definition ? definition.subject : 'subject'
  const head = { ...(about !== undefined && { [about]: subject }), language: locale, received, id }
  const fields = fieldsOf.map(({ name, kind }) => {
    const value = values[name] ?? ''
    const shown = texts?.choices?.[name]?.[value] ?? value
    return [labelOf(name, labels), kind === 'consent' && value === 'on' ? '✓' : shown] as const
  })
  const files = attachments.map(({ name, size }) => `  ${name} (${size} bytes)`)
  return [
    ...[...Object.entries(head), ...fields].map(([name, value]) => lineOf(name, value)),
    ...(files.length > 0 ? [`${labelOf(definition?.files ?? 'attachments', labels)}:`, ...files] : []),
    '',
  ].join('\n')
}

/** A label before a colon. Consents are sentences, so their full stop is removed. */
function labelOf(name: string, labels: Readonly<Record<string, string>>): string {
  return (labels[name] ?? name).replace(/[.:。：]$/, '')
}

/**
 * A line of the mail. Values with several lines are indented, so that no line can pass for another field. Programs for mail break lines at
 * U+2028 and U+2029 too.
 */
function lineOf(name: string, value: string): string {
  return /[\n\u2028\u2029]/.test(value) ? `${name}:\n${indented(value)}` : `${name}: ${value}`
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}

/** Makes a value safe for a header: one line. Values have been validated, but this does not rely on it. */
function headerText(value: string): string {
  return value.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()
}
