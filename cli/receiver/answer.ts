import {
  faultLine,
  faultText,
  STATUS,
  type Fault,
  type FormAnswer,
  type FormContract,
  type FormLocale,
  type FormTexts,
} from '../../renderer/forms/contract.ts'
import { refusalPage } from './refusal-page.ts'
import type { RefusedError } from './refused.ts'
import type { RequestContext } from './request-context.ts'

const ALWAYS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Vary: 'Accept, Origin' }

/** 201 with the id, or a redirect to the thank-you page. */
export function accepted(id: string, context: RequestContext): Response {
  const { thanks } = localeOf(context)
  if (context.json) return json({ ok: true, id }, 201, crossOrigin(context))
  return new Response(null, { status: 303, headers: { ...ALWAYS, Location: `${context.origin}${thanks}` } })
}

/** Response to a CORS preflight request, which allows a page on another origin to send. */
export function allowed(context: RequestContext): Response {
  return new Response(null, {
    status: 204,
    headers: { ...ALWAYS, ...crossOrigin(context), 'Access-Control-Allow-Methods': 'POST' },
  })
}

/** The refusal in the visitor's language, with a message for each invalid field. */
export function refused(
  { refusal, faults, headers, status = STATUS[refusal] }: RefusedError,
  context: RequestContext,
): Response {
  const { lang, dir, home, texts } = localeOf(context)
  const message = refusal === 'invalid' ? texts.summary : texts.refusals[refusal]
  const fields = fieldsOf(faults, context.form, texts)
  const all = { ...headers, ...crossOrigin(context) }
  if (context.json)
    return json({ ok: false, error: refusal, message, ...(refusal === 'invalid' && { fields }) }, status, all)
  const page = refusalPage({
    lang,
    dir,
    message,
    faults: Object.entries(fields).map(([name, fault]) => faultLine(texts, name, fault.message)),
    back: { label: texts.back, href: `${context.origin}${context.page ?? home}` },
  })
  return new Response(page.html, { status, headers: { ...ALWAYS, ...all, ...page.headers } })
}

function json(answer: FormAnswer, status: number, headers: Readonly<Record<string, string>>): Response {
  return new Response(JSON.stringify(answer), {
    status,
    headers: { ...ALWAYS, ...headers, 'Content-Type': 'application/json; charset=utf-8' },
  })
}

/** Headers that let a page on another origin read the response. */
function crossOrigin({ origin }: RequestContext): Record<string, string> {
  return origin === '' ? {} : { 'Access-Control-Allow-Origin': origin }
}

function fieldsOf(
  faults: Readonly<Record<string, Fault>>,
  { fields, files, attachments }: FormContract,
  texts: FormTexts,
): Record<string, { fault: Fault; message: string }> {
  const lengths = new Map(fields.map((field) => [field.name, field.maxLength]))
  const most = (field: string): number | undefined => (field === files ? attachments?.maxFiles : lengths.get(field))
  const entries = Object.entries(faults).map(
    ([field, fault]) => [field, { fault, message: faultText(texts, field, fault, most(field)) }] as const,
  )
  return Object.fromEntries(entries)
}

function localeOf({ form, locale }: RequestContext): FormLocale {
  const known = form.locales[locale]
  if (!known) throw new Error(`The form ${form.name} does not speak ${locale}; its forms.json is not whole.`)
  return known
}
