import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

/** Networks that are those of whoever asks: this machine, its neighbours, and the secrets that clouds have at link-local addresses. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

/** The addresses of a host; none if it has none, which the request itself reports. */
export async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host.replaceAll(/[[\]]/g, ''), { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

/** Whether visitors elsewhere would not reach this address. IPv4 addresses within IPv6 count as such. */
export function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
