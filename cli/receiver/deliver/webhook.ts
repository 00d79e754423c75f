import { createHmac } from 'node:crypto'
import type { Hook } from './attempt.ts'

interface WebhookOptions {
  readonly url: string
  /** Secret shared by both sides; null sends without a signature. */
  readonly secret: Buffer | null
  /** Milliseconds since 1970. */
  readonly clock: () => number
}

/** Maximum duration of a request, in milliseconds. */
const TIMEOUT_MS = 10_000

/**
 * Posts each request as JSON, without its files, signed according to Standard Webhooks (standardwebhooks.com), which has libraries for many
 * languages: HMAC-SHA256 of `id.timestamp.body`.
 */
export function webhookHook({ url, secret, clock }: WebhookOptions): Hook {
  return async (request) => {
    const body = JSON.stringify(request)
    const timestamp = String(Math.floor(clock() / 1000))
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json; charset=utf-8',
        'webhook-id': request.id,
        'webhook-timestamp': timestamp,
        ...(secret && { 'webhook-signature': signatureOf(`${request.id}.${timestamp}.${body}`, secret) }),
      },
      body,
      // A redirect could send personal data elsewhere.
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`${new URL(url).host} answered ${response.status}`)
  }
}

/** Signature of a text: `v1,` and the digest in base64. */
export function signatureOf(text: string, secret: Buffer): string {
  return `v1,${createHmac('sha256', secret).update(text).digest('base64')}`
}
