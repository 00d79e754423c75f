import { isRecord } from '../../renderer/content/plain-data.ts'
import { fillFacts } from '../../renderer/content/facts/fill-facts.ts'
import type { Page } from '../../renderer/definitions/page.ts'

/** Paths of the site that a value shows or links to. */
interface Addresses {
  readonly links: ReadonlySet<string>
  readonly files: ReadonlySet<string>
}

/** Searches a page, menu or footer. Cards and breadcrumbs contain links too. */
export function addressesIn(...values: readonly unknown[]): Addresses {
  const found = { links: new Set<string>(), files: new Set<string>() }
  for (const value of values) collect(value, found)
  return found
}

interface Collected {
  readonly links: Set<string>
  readonly files: Set<string>
}

function collect(value: unknown, found: Collected): void {
  if (Array.isArray(value)) for (const item of value) collect(item, found)
  if (!isRecord(value)) return
  const { href, src } = value
  if (typeof href === 'string' && href.startsWith('/')) found.links.add(href.split(/[?#]/)[0] ?? href)
  if (typeof src === 'string' && src.startsWith('/')) found.files.add(src)
  for (const inner of Object.values(value)) collect(inner, found)
}

/** Addresses of a page itself, without those of the frame around it. */
export function addressesOf({ route, view, breadcrumb, meta }: Page): Addresses {
  const { links, files } = addressesIn(view, breadcrumb, meta)
  return { links: new Set([...links].filter((link) => link !== route.path)), files }
}

/** Names of the facts that a text refers to. */
export function factsIn(text: string): string[] {
  const names = new Set<string>()
  fillFacts(text, (name) => {
    names.add(name)
    return ''
  })
  return [...names].toSorted()
}
