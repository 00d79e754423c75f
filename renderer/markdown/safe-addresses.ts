import type { Element, Root } from 'hast'
import { walkElements } from './walk.ts'

const LINKS = new Set(['http', 'https', 'mailto', 'tel'])
/** Pictures must be files of the site. */
const PICTURES: ReadonlySet<string> = new Set()

/** A safety net: links have been checked before, so any unsafe URL that is still in a tree is removed without a message. */
export function keepSafeAddresses(tree: Root): void {
  walkElements(tree, (node) => {
    if (node.tagName === 'a') keepSafe(node, 'href', LINKS)
    if (node.tagName === 'img') keepSafe(node, 'src', PICTURES)
  })
}

function keepSafe({ properties }: Element, name: 'href' | 'src', schemes: ReadonlySet<string>): void {
  const address = properties[name]
  if (typeof address === 'string' && !isSafe(address, schemes)) delete properties[name]
}

function isSafe(address: string, schemes: ReadonlySet<string>): boolean {
  if (address.startsWith('//')) return false
  const [, scheme] = /^([^/?#:]*):/.exec(address) ?? []
  return scheme === undefined || schemes.has(scheme.toLowerCase())
}
