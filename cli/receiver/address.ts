import { isIPv6 } from 'node:net'

/**
 * The part of an address that stands for one visitor. Of an IPv6 address these are the first 64 bits, the smallest network that
 * providers hand out: with the rest anyone could be a new visitor with each request.
 */
export function visitorOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
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

/**
 * The visitor's address behind `proxies` reverse proxies of one's own, each of which adds to `X-Forwarded-For` the address
 * that it was called from. Anything further left was written by the visitor and is not believed.
 */
export function forwardedAddress(request: Request, proxies = 1): string | undefined {
  const addresses = request.headers.get('x-forwarded-for')?.split(',') ?? []
  return addresses.at(-proxies)?.trim() || undefined
}
