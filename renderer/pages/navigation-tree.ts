import { issueAt } from '../library/data-issue.ts'
import type { DataPath, Issue, IssueDetails } from '../definitions/issue.ts'
import type { Library } from '../library/library.ts'
import type { NavigationItem } from '../definitions/settings/navigation.ts'

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
  const tell = (path: DataPath, details: IssueDetails): Issue[] => [
    issueAt(library, { file: 'navigation', path }, details),
  ]
  let entries = 0
  const walk = ({ item, path }: Located, trail: readonly string[]): Issue[] => {
    entries += 1
    // Reported once: a few names used repeatedly can expand to an endless menu.
    if (entries > MAX_ENTRIES + 1) return []
    const fault = faultOf(item.name, trail, entries)
    if (fault) return tell(path, fault)
    const below = [...trail, item.name]
    return item.children.flatMap((child, index) => {
      const place = [...path, 'children', index]
      if (typeof child !== 'string') return walk({ item: child, path: place }, below)
      const target = byName.get(child)
      if (target) return walk(target, below)
      // The item may have been unreadable.
      return library.data.damaged.has('navigation') ? [] : tell(place, unknownItem(child, [...byName.keys()]))
    })
  }
  return library.data.navigation.groups.flatMap((item, index) => walk({ item, path: ['groups', index] }, []))
}

/** The error of an item at a position, below the items of a trail. */
function faultOf(name: string, trail: readonly string[], entries: number): IssueDetails | undefined {
  const way = [...trail, name].join(' › ')
  if (entries > MAX_ENTRIES)
    return {
      code: 'large-navigation',
      message: `the navigation has more than ${MAX_ENTRIES} entries, here at ${way}`,
      expected: `at most ${MAX_ENTRIES}, counting each place where they are shown`,
      hint: 'a name in `children` includes everything below it',
    }
  if (trail.includes(name))
    return {
      code: 'circular-navigation',
      message: `the navigation is circular: ${way}`,
      expected: 'a tree: no item among its own children',
    }
  if (trail.length < MAX_DEPTH) return undefined
  return {
    code: 'deep-navigation',
    message: `the navigation is ${trail.length + 1} levels deep: ${way}`,
    expected: `at most ${MAX_DEPTH} levels`,
  }
}

function unknownItem(name: string, known: readonly string[]): IssueDetails {
  return { code: 'unknown-item', message: `no navigation item is named \`${name}\``, expected: known.join(', ') }
}
