import { lookup } from 'node:dns/promises'
import { BlockList, isIPv6 } from 'node:net'

/**
 * Networks that are not the public internet: this machine, its neighbours, the secrets that clouds have at link-local addresses, groups
 * of machines, and what is reserved. They are those of the special-purpose and multicast registries of IANA that are not globally
 * reachable, as a whole even if a protocol has a public address within, and with tunnels that are deprecated. Documentation networks
 * are left out, since nobody is there.
 */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const) {
  PRIVATE.addSubnet(network, bits, 'ipv4')
  // Where IPv6 is translated to IPv4 (NAT64), this address leads to the same host.
  PRIVATE.addSubnet(`64:ff9b::${network}`, 96 + bits, 'ipv6')
}
for (const [network, bits] of [
  // This machine, and IPv4 addresses in their first way of being written as IPv6.
  ['::', 96],
  // NAT64 of a network of its own.
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['100:0:0:1::', 64],
  // Protocols, among them tunnels to IPv4 addresses: Teredo, and 6to4 below.
  ['2001::', 23],
  ['2002::', 16],
  ['5f00::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  PRIVATE.addSubnet(network, bits, 'ipv6')

/** The addresses of a host; none if it has none, which the request itself reports. */
export async function addressesOf(host: string): Promise<readonly string[]> {
  const found = await lookup(host.replaceAll(/[[\]]/g, ''), { all: true }).catch(() => [])
  return found.map(({ address }) => address)
}

/** Whether visitors elsewhere would not reach this address. An IPv4 address that is mapped or translated (NAT64) to IPv6 counts as such. */
export function isPrivate(address: string): boolean {
  return PRIVATE.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
