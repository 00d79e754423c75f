import { fetchAt, type Init } from '../external/fetch-at.ts'
import { addressesOf, isPrivate } from '../external/private.ts'
import { PullError } from './pull-error.ts'

/** External dependencies. */
export interface Network {
  readonly fetch: typeof fetch
  readonly lookUp?: typeof addressesOf
  readonly fetchAt?: typeof fetchAt
}

/** A URL, and what leads there. */
export interface Target {
  readonly url: string
  readonly via: string
}

/** Sends one request, and follows no redirect. */
export type Reach = (target: Target, init: Init) => Promise<Response>

/**
 * Sends the requests of a source. Its owner wrote `from`, which may be in a private network; but what the source answers must not send
 * requests from there into such a network, since the answers are published: at other origins, private addresses are refused with PullError.
 */
export async function reachOf(from: string, network: Network): Promise<Reach> {
  const { lookUp = addressesOf, fetchAt: connect = fetchAt, fetch } = network
  const own = new URL(from)
  // Over http, a host of others can become one of this network with its next address. Over https it has no certificate for that.
  const addresses = own.protocol === 'http:' ? await lookUp(own.hostname) : null
  return async (target, init) => {
    const { origin, hostname } = new URL(target.url)
    if (origin !== own.origin) return connect(target.url, publicOnly(await lookUp(hostname), target), init)
    return addresses ? connect(target.url, addresses, init) : fetch(target.url, { ...init, redirect: 'manual' })
  }
}

function publicOnly(addresses: readonly string[], { url, via }: Target): readonly string[] {
  if (!addresses.some(isPrivate)) return addresses
  throw new PullError(
    `${url} is at a private address, where ${via} must not lead. To allow it, write this URL as \`from\``,
  )
}

/** The URL of a link, which may be relative. Throws PullError if there is none. */
export function targetOf(link: string, base: string, via: string): Target {
  if (!URL.canParse(link, base)) throw new PullError(`${via} leads to ${JSON.stringify(link)}, which is no URL`)
  return { url: new URL(link, base).href, via }
}
