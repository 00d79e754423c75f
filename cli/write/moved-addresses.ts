import { withLetters } from '../../renderer/definitions/decoded.ts'
import type { Route } from '../../renderer/definitions/page.ts'
import { withoutLocale } from '../../renderer/definitions/url.ts'
import type { Library } from '../../renderer/library/library.ts'
import { routesOf } from '../../renderer/library/routes.ts'
import { unslashed, type Moves } from './mend-links.ts'

/** The folder of an entry, with everything in it, and its new name. */
export interface Renaming {
  readonly collection: string
  readonly from: string
  readonly to: string
}

/** Whether an entry is in the renamed folder. */
export function isMoved({ collection, key }: Pick<Route, 'collection' | 'key'>, renaming: Renaming): boolean {
  return collection === renaming.collection && `${key}/`.startsWith(`${renaming.from}/`)
}

export function movedKey(key: string, { from, to }: Renaming): string {
  return to + key.slice(from.length)
}

/** Old address → new address of all public pages that move, parts of archives included; with letters, as texts and redirects name them. */
export function movedAddresses(renaming: Renaming, before: Library, after: Library): Moves {
  const routes = routesOf(after).table.routes
  const identity = ({ collection, key, locale, part }: Route): string => JSON.stringify([collection, key, locale, part])
  const now = new Map(routes.map((route) => [identity(route), route.path]))
  const moved = routesOf(before).table.routes.filter((route) => isMoved(route, renaming))
  return new Map(
    moved.flatMap((route) => {
      const to = now.get(identity({ ...route, key: movedKey(route.key, renaming) }))
      return to === undefined || to === route.path
        ? []
        : [[unslashed(withLetters(route.path)), withLetters(to)] as const]
    }),
  )
}

/** Old target → new target of links to these addresses: with language, without, and as the folder of an entry. */
export function linkMoves(redirects: Moves, renaming: Renaming, before: Library): Moves {
  const full = [...redirects].map(([from, to]) => [from, unslashed(to)] as const)
  return new Map([...full, ...neutral(redirects), ...idMoves(renaming, before)])
}

/** The same without the language, as in links. */
function neutral(redirects: Moves): [string, string][] {
  return [...redirects].map(([from, to]) => [withoutLocale(from).rest, unslashed(withoutLocale(to).rest)])
}

/** Paths of folders, which are valid link targets in every language. */
function idMoves(renaming: Renaming, { groups }: Library): [string, string][] {
  const moved = [...groups.values()].filter((group) => isMoved(group, renaming))
  return moved.flatMap(({ collection, key }) => {
    const next = movedKey(key, renaming)
    const whole: [string, string] = [`/${collection}/${key}`, `/${collection}/${next}`]
    return collection === 'pages' ? [whole, [`/${key}`, `/${next}`]] : [whole]
  })
}
