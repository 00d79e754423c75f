import { forLog } from '../output/system-error.ts'
import type { FormContract, FormsFile } from '../../renderer/forms/contract.ts'
import { visitorOf } from './address.ts'
import { accepted, allowed, refused } from './answer.ts'
import { createCapacities, type Place } from './capacity.ts'
import { bodyKindOf, checkLength, checkOrigin, isElsewhere } from './guards.ts'
import { FULL_HOURS } from './limits.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'
import { receive, type ReceiverOptions } from './receive.ts'
import { RefusedError } from './refused.ts'
import { contextOf, type RequestContext, withLocale } from './request-context.ts'

/** Creates the handler for the forms of a site: one response for each request, never an exception. */
export function createReceiver(options: ReceiverOptions): (request: Request) => Promise<Response> {
  const { rateLimit = createRateLimit(), capacities = createCapacities() } = options
  return async (request) => {
    const form = formAt(request, options.forms)
    return form ? answerOf(request, form, { ...options, rateLimit, capacities }) : notFound()
  }
}

function notFound(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}

/** A receiver with its limits. */
type Receiving = ReceiverOptions & Required<Pick<ReceiverOptions, 'rateLimit' | 'capacities'>>

async function answerOf(request: Request, form: FormContract, receiving: Receiving): Promise<Response> {
  let context = contextOf(request, form)
  let place: Place | undefined
  try {
    checkMethod(request, form)
    const origin = checkOrigin(request, form, receiving.origins)
    if (isElsewhere(form)) context = { ...context, origin }
    if (request.method === 'OPTIONS') return allowed(context)
    const incoming = { request, form, body: bodyKindOf(request) }
    checkLength(request, form)
    const visitor = visitorOf(receiving.addressOf(request))
    place = receiving.capacities.of(form).enter(visitor)
    checkRate(receiving.rateLimit, visitor, form, receiving.clock())
    const onLocale = (locale: string | undefined) => (context = withLocale(context, locale)).locale
    const id = await receive(incoming, receiving, { onBytes: place.take, onLocale })
    receiving.onAnswered?.(`${form.name}: stored ${id}`)
    return accepted(id, context)
  } catch (error) {
    receiving.onAnswered?.(`${form.name}: refused, ${reasonOf(error)}`)
    return refusalOf(error, context, receiving)
  } finally {
    place?.leave()
    // Discard what was not read.
    if (request.body && !request.bodyUsed) await request.body.cancel().catch(() => undefined)
  }
}

/** The form that posts to this path. */
function formAt(request: Request, { forms }: FormsFile): FormContract | undefined {
  const { pathname } = new URL(request.url)
  return forms.find(({ endpoint }) => new URL(endpoint, request.url).pathname === pathname)
}

class MethodError extends Error {
  override readonly name = 'MethodError'
}

/** If a form posts to another host, browsers send a preflight request before files and report upload progress. */
function checkMethod({ method }: Request, form: FormContract): void {
  if (method !== 'POST' && !(method === 'OPTIONS' && isElsewhere(form))) throw new MethodError()
}

/** Limits requests per address, and of all addresses together, so that many addresses cannot fill the disk. */
function checkRate(rateLimit: RateLimit, visitor: string, { name, hourlyLimit }: FormContract, now: number): void {
  const own = rateLimit.take(`${name} ${visitor}`, hourlyLimit, now)
  if (own.wait > 0) throw tooMany('too-many-requests', own.wait)
  const all = rateLimit.take(name, hourlyLimit * FULL_HOURS, now)
  if (all.wait > 0) throw tooMany('busy', all.wait)
}

function tooMany(refusal: 'too-many-requests' | 'busy', wait: number): RefusedError {
  return new RefusedError(refusal, { headers: { 'Retry-After': String(wait) } })
}

function reasonOf(error: unknown): string {
  if (error instanceof RefusedError)
    return [error.refusal, error.id && `of ${error.id}`, error.detail && `(${error.detail})`].filter(Boolean).join(' ')
  return error instanceof MethodError ? 'unsupported' : 'failed'
}

function refusalOf(error: unknown, context: RequestContext, { log }: ReceiverOptions): Response {
  // Without script, a second click sends the same request again, and the visitor should see the thank-you page.
  if (error instanceof RefusedError && error.id !== undefined && !context.json) return accepted(error.id, context)
  if (error instanceof RefusedError) return refused(error, context)
  if (error instanceof MethodError)
    return refused(new RefusedError('unsupported', { headers: { Allow: 'POST' }, status: 405 }), context)
  log?.(`A request could not be stored: ${forLog(error)}`)
  return refused(new RefusedError('failed'), context)
}
