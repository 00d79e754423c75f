import type { FormContract } from '../../renderer/forms/contract.ts'
import { bodyLimit } from './limits.ts'
import { RefusedError } from './refused.ts'

/** Format of a body: URL-encoded pairs, or multipart with its boundary. */
type BodyKind = { readonly kind: 'pairs' } | { readonly kind: 'parts'; readonly boundary: string }

/** A request to a form, before its body is read. */
export interface Incoming {
  readonly request: Request
  readonly form: FormContract
  readonly body: BodyKind
}

/**
 * Allows only pages of an allowed origin to send. Browsers set `Origin` and `Sec-Fetch-Site` on every POST, and scripts cannot change them.
 * Returns the origin. Throws RefusedError for others.
 */
export function checkOrigin(request: Request, form: FormContract, origins: readonly string[]): string {
  const origin = request.headers.get('origin')
  const site = request.headers.get('sec-fetch-site') ?? 'same-origin'
  const allowed = isElsewhere(form) ? ['same-origin', 'same-site', 'cross-site'] : ['same-origin']
  if (origin === null || !origins.includes(origin) || !allowed.includes(site)) throw new RefusedError('forbidden')
  return origin
}

/** Whether a form posts to another host than that of its page. */
export function isElsewhere({ endpoint }: Pick<FormContract, 'endpoint'>): boolean {
  return !endpoint.startsWith('/')
}

/** The format by content type. Throws RefusedError for any but the two that HTML forms send. */
export function bodyKindOf(request: Request): BodyKind {
  const header = request.headers.get('content-type') ?? ''
  const [, type = '', rest = ''] = /^\s*([^;\s]+)\s*(.*)$/.exec(header) ?? []
  if (type.toLowerCase() === 'application/x-www-form-urlencoded') return { kind: 'pairs' }
  if (type.toLowerCase() !== 'multipart/form-data') throw new RefusedError('unsupported')
  // RFC 2046, 5.1.1: 1 to 70 of these characters.
  const [, quoted, plain] =
    /;\s*boundary=(?:"([\w'()+,./:=? -]{1,70})"|([\w'()+,./:=?-]{1,70}))\s*(?:;|$)/i.exec(rest) ?? []
  const boundary = quoted ?? plain
  if (boundary === undefined) throw new RefusedError('malformed')
  return { kind: 'parts', boundary }
}

/** Rejects early by Content-Length; without one, bytes are counted while they arrive. */
export function checkLength(request: Request, form: FormContract): void {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit(form)) throw new RefusedError('too-large')
}
