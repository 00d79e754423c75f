import { issueAt } from '../library/data-issue.ts'
import type { Issue, DataPath } from '../definitions/issue.ts'
import type { Library } from '../library/library.ts'
import type { NavigationItem } from '../definitions/navigation.ts'

/** Maximum depth of a menu; visitors would get lost in deeper ones. */
const MAX_DEPTH = 5

/** Maximum number of menu entries, repeated ones included, because every page contains all of them. */
const MAX_ENTRIES = 500

/** A menu item and its position in the file. */
export interface Located {
  readonly item: NavigationItem
  readonly path: DataPath
}

/** All items that are defined anywhere in the menu. */
export function itemsOf({ data }: Library): Located[] {
  const collect = (items: readonly (NavigationItem | string)[], base: DataPath): Located[] =>
    items.flatMap((item, index) =>
      typeof item === 'string'
        ? []
        : [{ item, path: [...base, index] }, ...collect(item.children, [...base, index, 'children'])],
    )
  return collect(data.navigation.groups, ['groups'])
}

export function itemsByName(library: Library): Map<string, Located> {
  return new Map(itemsOf(library).map((located) => [located.item.name, located]))
}

/** Checks for circular or unknown names, and for menus that are too deep or too large. */
export function checkTree(library: Library): Issue[] {
  const byName = itemsByName(library)
  let entries = 0
  const walk = ({ item, path }: Located, trail: readonly string[]): Issue[] => {
    const way = [...trail, item.name]
    const field = { file: 'navigation', path } as const
    entries += 1
    // Reported once: a few names used repeatedly can expand to an endless menu.
    if (entries > MAX_ENTRIES + 1) return []
    if (entries > MAX_ENTRIES)
      return [
        issueAt(library, field, {
          code: 'large-navigation',
          message: `the navigation has more than ${MAX_ENTRIES} entries, here at ${way.join(' › ')}`,
          expected: `at most ${MAX_ENTRIES}, counting each place where they are shown`,
          hint: 'a name in `children` includes everything below it',
        }),
      ]
    if (trail.includes(item.name))
      return [
        issueAt(library, field, {
          code: 'circular-navigation',
          message: `the navigation is circular: ${way.join(' › ')}`,
          expected: 'a tree: no item among its own children',
        }),
      ]
    if (way.length > MAX_DEPTH)
      return [
        issueAt(library, field, {
          code: 'deep-navigation',
          message: `the navigation is ${way.length} levels deep: ${way.join(' › ')}`,
          expected: `at most ${MAX_DEPTH} levels`,
        }),
      ]
    return item.children.flatMap((child, index) => {
      if (typeof child !== 'string') return walk({ item: child, path: [...path, 'children', index] }, way)
      const target = byName.get(child)
      if (target) return walk(target, way)
      // The item may have been unreadable.
      if (library.data.damaged.has('navigation')) return []
      return [
        issueAt(
          library,
          { file: 'navigation', path: [...path, 'children', index] },
          {
            code: 'unknown-item',
            message: `no navigation item is named \`${child}\``,
            expected: [...byName.keys()].join(', '),
          },
        ),
      ]
    })
  }
  return library.data.navigation.groups.flatMap((item, index) => walk({ item, path: ['groups', index] }, []))
}
