import { isIPv6 } from 'node:net'

/**
 * The part of an IP address that identifies a visitor. Of an IPv6 address, only the first 64 bits count, the smallest network that
 * providers assign: with the rest, anyone could appear as a new visitor on each request.
 */
export function visitorOf(address: string): string {
  const [plain = ''] = withoutPort(address).split('%')
  if (!isIPv6(plain)) return plain
  const mapped = mappedIn(plain)
  if (mapped !== undefined) return mapped
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  const groups = [...left, ...(tail === undefined ? [] : zeros), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Removes the port, which some proxies add and which differs per connection: `192.0.2.1:50312`, `[2001:db8::1]:50312`. */
function withoutPort(address: string): string {
  const [, v6, v4] = /^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(address) ?? []
  return v6 ?? v4 ?? address
}

/** The IPv4 address in an IPv4-mapped IPv6 address, in both notations: `::ffff:192.0.2.1`, `::ffff:c000:201`. */
function mappedIn(address: string): string | undefined {
  const host = new URL(`http://[${address}]`).hostname
  const [, high, low] = /^\[::ffff:([\da-f]{1,4}):([\da-f]{1,4})\]$/.exec(host) ?? []
  if (high === undefined || low === undefined) return undefined
  const groups = [Number.parseInt(high, 16), Number.parseInt(low, 16)]
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.')
}

/**
 * The visitor's address behind a number of trusted reverse proxies, each of which appends the address of its client to `X-Forwarded-For`.
 * Entries further left come from the visitor and are ignored. Undefined if the header has too few entries.
 */
export function forwardedAddress(request: Request, proxies = 1): string | undefined {
  // With an invalid number of proxies, the visitor could choose the address.
  if (!Number.isInteger(proxies) || proxies < 1) return undefined
  const addresses = request.headers.get('x-forwarded-for')?.split(',') ?? []
  return addresses.at(-proxies)?.trim() || undefined
}
