import path from 'node:path'
import { formOf } from '../../renderer/forms/fields.ts'
import type { Hook } from './delivery.ts'
import type { StoredRequest } from './request.ts'

export interface MailOptions {
  /** `smtp://user:password@host:587` or `smtps://…`. */
  readonly url: string
  readonly from: string
  readonly to: string
}

/** How long a mail server may take for a step, in milliseconds. */
const TIMEOUT_MS = 20_000

/** Sends each request as a mail: the values as plain text, the files attached, answers go to the visitor. nodemailer is used here only. */
export function mailHook({ url, from, to }: MailOptions): Hook {
  return async (request, folder) => {
    // Loaded on the first mail: most runs of the program send none.
    const { createTransport } = await import('nodemailer')
    const transport = createTransport({
      url,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
    })
    try {
      await transport.sendMail({ from, to, ...mailOf(request, folder) })
    } finally {
      transport.close()
    }
  }
}

/** The mail of a request. The id names it, so that a mail that comes twice can be told. */
export function mailOf(request: StoredRequest, folder: string) {
  const { id, form, values, attachments } = request
  return {
    messageId: `<${id}@${form}.invalid>`,
    replyTo: { name: headerText(personOf(request)), address: headerText(values['email'] ?? '') },
    subject: headerText(
      [`${form}: ${personOf(request)}`, request.subject && `(${request.subject})`].filter(Boolean).join(' '),
    ),
    text: textOf(request),
    attachments: attachments.map(({ name, file }) => ({ filename: headerText(name), path: path.join(folder, file) })),
  }
}

function personOf({ values }: StoredRequest): string {
  return [values['firstname'], values['lastname']].filter(Boolean).join(' ')
}

function textOf({ id, form, locale, subject, received, values, attachments }: StoredRequest): string {
  const definition = formOf(form)
  const head = { [definition.subject]: subject, language: locale, received, id }
  const lines = [...Object.entries(head), ...definition.fields.map(({ name }) => [name, values[name] ?? ''] as const)]
  const files = attachments.map(({ name, size }) => `  ${name} (${size} bytes)`)
  return [
    ...lines.map(([name, value]) => (value.includes('\n') ? `${name}:\n${indented(value)}` : `${name}: ${value}`)),
    ...(files.length > 0 ? ['attachments:', ...files] : []),
    '',
  ].join('\n')
}

function indented(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}

/** What stands in a header has one line. The values have been checked for it; a mail does not rely on that. */
function headerText(value: string): string {
  // oxlint-disable-next-line no-control-regex -- control characters are what is taken out
  return value.replaceAll(/[\u0000-\u001F\u007F\u2028\u2029]+/g, ' ').trim()
}
