import { isRecord } from '../../renderer/content/plain-data.ts'
import { messageOf } from '../../renderer/definitions/message-of.ts'
import type { PullSource } from '../../renderer/definitions/settings/pull.ts'
import { bytesOf } from '../external/bytes-of.ts'
import type { Init } from '../external/fetch-at.ts'
import { locationOf } from '../external/location.ts'
import { decoded } from './decoded.ts'
import { PullError } from './pull-error.ts'
import { reachOf, targetOf, type Network, type Reach, type Target } from './reach.ts'

/** External dependencies. */
export interface Requesting extends Network {
  readonly env: Readonly<Record<string, string | undefined>>
}

const TIMEOUT_MS = 30_000
const TOO_SLOW = `it takes more than ${TIMEOUT_MS / 1000} seconds`
const MOST_BYTES = 20 * 1024 * 1024
const MOST_REDIRECTS = 10

/** What all requests of a source have in common. */
interface Way {
  readonly source: PullSource
  readonly headers: Init['headers']
  readonly reach: Reach
}

/** Requests pages of a source as text. Rejects with PullError if one of them cannot be read. */
export async function requesterOf(source: PullSource, outside: Requesting): Promise<(page: Target) => Promise<string>> {
  refuseUnsafe(targetOf(source.from, source.from, '`from`'), source)
  const headers = headersOf(source, outside)
  // A redirect could send the token to another host.
  const reach: Reach =
    source.token === undefined
      ? await reachOf(source.from, outside)
      : ({ url }, init) => outside.fetch(url, { ...init, redirect: 'error' })
  return (page) => request(page, { source, headers, reach }, AbortSignal.timeout(TIMEOUT_MS))
}

function headersOf({ format, token: name }: PullSource, { env }: Requesting): Record<string, string> {
  const token = name === undefined ? undefined : env[name]
  if (name !== undefined && !token) throw new PullError(`The environment variable ${name} is not set`)
  return {
    Accept: format === 'json' ? 'application/json' : '*/*',
    'User-Agent': 'kartograf',
    ...(token && { Authorization: `Bearer ${token}` }),
  }
}

/** Follows redirects one by one, because each may lead into the network of this machine. */
async function request(target: Target, way: Way, signal: AbortSignal, left = MOST_REDIRECTS): Promise<string> {
  const { url } = target
  refuseUnsafe(target, way.source)
  const response = await way.reach(target, { headers: way.headers, signal }).catch(failed(url, signal))
  const to = locationOf(response)
  if (to === null) return textOf(response, url, way.source).catch(failed(url, signal))
  await response.body?.cancel()
  if (left === 0) throw new PullError(`${url} redirects once more, after ${MOST_REDIRECTS} redirects`)
  return request(targetOf(to, url, `a redirect of ${url}`), way, signal, left - 1)
}

/** Sends a token only to the host of the source, and only encrypted. Throws PullError otherwise. */
function refuseUnsafe({ url, via }: Target, { from, token }: PullSource): void {
  const { protocol, origin, hostname } = new URL(url)
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new PullError(`${via} leads to ${url}, which is neither https nor http`)
  if (token === undefined) return
  if (origin !== new URL(from).origin)
    throw new PullError(`The next page, ${url}, is on another host, which gets no token`)
  if (protocol === 'http:' && !/^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname))
    throw new PullError(`${url} would send the token in clear text`)
}

async function textOf(response: Response, url: string, source: PullSource): Promise<string> {
  if (response.ok) return bounded(response, url)
  await response.body?.cancel()
  throw new PullError(`${url} answers ${response.status}${refusal(response, source)}`)
}

function refusal({ status }: Response, { token }: PullSource): string {
  if (status !== 401 && status !== 403) return ''
  return token === undefined ? ': it may need a `token`' : `: is ${token} right, and may it read this?`
}

function failed(url: string, signal: AbortSignal): (error: unknown) => never {
  return (error) => {
    if (error instanceof PullError) throw error
    throw new PullError(`${url} cannot be read: ${signal.aborted ? TOO_SLOW : reasonOf(error)}`)
  }
}

function reasonOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error
  return isRecord(cause) && cause['code'] === 'ENOTFOUND' ? 'the host does not exist' : messageOf(cause)
}

async function bounded(response: Response, url: string): Promise<string> {
  const tooLarge = (): PullError => new PullError(`${url} has more than ${MOST_BYTES / 1024 / 1024} MB`)
  return decoded(await bytesOf(response, MOST_BYTES, tooLarge), response.headers.get('Content-Type'))
}
