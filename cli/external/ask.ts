import { isRecord } from '../../renderer/content/plain-data.ts'
import type { fetchAt } from './fetch-at.ts'
import { locationOf } from './location.ts'
import { isPrivate } from './private.ts'

/** Result of requesting a URL. */
export type Answer =
  | { readonly state: 'fine' }
  /** Permanently broken: 404, 410, or a host that does not exist. */
  | { readonly state: 'dead'; readonly reason: string }
  /** Perhaps temporary: the server is down or too slow, or its certificate is invalid. */
  | { readonly state: 'unreachable'; readonly reason: string }

/** External dependencies. */
export interface World {
  readonly fetchAt: typeof fetchAt
  /** The IP addresses of a host. */
  readonly addressesOf: (host: string) => Promise<readonly string[]>
  readonly now: () => number
  readonly wait: (ms: number) => Promise<unknown>
  /** `User-Agent` of requests, with the program and the site. */
  readonly userAgent: string
}

const TIMEOUT_MS = 10_000
const RETRY_MS = 1000
/** If a server asks for a longer pause, it is not requested again. */
const LONGEST_PAUSE_MS = 10_000

/**
 * Requests a URL, with HEAD first, because the body is not needed. Retries once after a failure that may be temporary, with GET: some
 * servers end the connection instead of answering HEAD.
 */
export async function ask(url: string, world: World): Promise<Answer> {
  const first = await attempt(url, 'HEAD', world)
  if (first.answer.state !== 'unreachable' || first.pause > LONGEST_PAUSE_MS) return first.answer
  await world.wait(first.pause)
  return (await attempt(url, 'GET', world)).answer
}

interface Attempt {
  readonly answer: Answer
  /** Milliseconds until the next attempt. */
  readonly pause: number
}

async function attempt(url: string, method: 'HEAD' | 'GET', world: World): Promise<Attempt> {
  try {
    const first = await request(url, method, world)
    // Many servers do not support HEAD.
    const response = first.ok || method === 'GET' ? first : await request(url, 'GET', world)
    return { answer: answerOf(response), pause: pauseOf(response) }
  } catch (error) {
    return { answer: failureOf(error), pause: RETRY_MS }
  }
}

/** As many redirects as browsers follow. */
const MOST_REDIRECTS = 20

/**
 * Follows redirects one by one, because each may lead into the network of this machine: a link must not send requests there. Connects to
 * the addresses that were checked, since a host can answer with another one when it is looked up again.
 */
async function request(url: string, method: 'GET' | 'HEAD', world: World, left = MOST_REDIRECTS): Promise<Response> {
  const { fetchAt, userAgent, addressesOf } = world
  const addresses = await addressesOf(new URL(url).hostname)
  if (addresses.some(isPrivate)) throw new PrivateError(url)
  const headers = { 'User-Agent': userAgent, Accept: 'text/html,*/*;q=0.8' }
  const response = await fetchAt(url, addresses, { method, headers, signal: AbortSignal.timeout(TIMEOUT_MS) })
  await response.body?.cancel()
  const to = locationOf(response)
  if (to === null || !URL.canParse(to, url)) return response
  const next = new URL(to, url)
  if (!/^https?:$/.test(next.protocol)) return response
  if (left === 0) throw new Error('it redirects without end')
  return request(next.href, method, world, left - 1)
}

/** A link, or one of its redirects, leads into a private network. */
class PrivateError extends Error {
  override readonly name = 'PrivateError'
}

/** Servers that refuse robots or require a login count as reachable. */
function answerOf({ status }: Response): Answer {
  if (status === 404 || status === 410) return { state: 'dead', reason: `the server answers ${status}` }
  return status >= 500 ? { state: 'unreachable', reason: `the server answers ${status}` } : { state: 'fine' }
}

function pauseOf({ headers }: Response): number {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? Math.max(seconds * 1000, RETRY_MS) : RETRY_MS
}

function failureOf(error: unknown): Answer {
  if (error instanceof PrivateError)
    return {
      state: 'dead',
      reason: `${new URL(error.message).host} is an address of a private network, which was not asked`,
    }
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  const code = isRecord(cause) && typeof cause['code'] === 'string' ? cause['code'] : ''
  if (code === 'ENOTFOUND') return { state: 'dead', reason: 'the host does not exist' }
  if (cause instanceof Error && cause.name === 'TimeoutError')
    return { state: 'unreachable', reason: `no answer within ${TIMEOUT_MS / 1000} seconds` }
  return { state: 'unreachable', reason: cause instanceof Error ? cause.message || code : String(cause) }
}
