import type { Entry } from '../definitions/entry.ts'
import { STATIC_FOLDER } from '../definitions/static-folder.ts'
import type { Group } from '../library/groups.ts'
import type { Library } from '../library/library.ts'
import type { References } from './pages.ts'

/**
 * Files beside texts that must not be published today: those that only hidden entries use, and those beside hidden entries that nothing
 * uses. `references`: the entries that use a file, hidden ones included. Gives paths from the root of the site.
 */
export function withheldFiles({ assets, groups }: Library, references: References): string[] {
  const hidden = new Set([...groups.values()].flatMap((group) => Object.values(group.hidden)))
  if (hidden.size === 0) return []
  const isHidden = (entry: Entry): boolean => hidden.has(entry)
  return [...assets.keys()].filter((file) => {
    if (file.startsWith(STATIC_FOLDER)) return false
    const users = references.get(file)
    return users ? [...users].every(isHidden) : isWhollyHidden(groupBeside(file, groups))
  })
}

/** The group in whose folder a file is: that of the nearest folder with texts. */
function groupBeside(file: string, groups: Library['groups']): Group | undefined {
  const folders = file.split('/').slice(1, -1)
  for (let depth = folders.length; depth > 1; depth -= 1) {
    const group = groups.get(folders.slice(0, depth).join('/'))
    if (group) return group
  }
  return undefined
}

function isWhollyHidden(group: Group | undefined): boolean {
  return group !== undefined && Object.keys(group.entries).length === 0
}
