import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { packageFile } from './tool-folder.ts'

/** The file of a package that a sheet or module names, by the packages of its folder or of the site. */
export function fileOfPackage(file: string, from: string, root?: string): string | undefined {
  const folders = [path.dirname(path.resolve(from)), ...(root === undefined ? [] : [root])]
  try {
    return packageFile(file, ...folders)
  } catch {
    return unexported(file, folders)
  }
}

/** A file that `exports` of the package leaves out, as some do with their sheets; other bundlers take it as well. */
function unexported(file: string, folders: readonly string[]): string | undefined {
  const places = folders.flatMap((folder) => createRequire(path.join(folder, 'x')).resolve.paths(file) ?? [])
  return places.map((place) => path.join(place, file)).find((found) => existsSync(found))
}

/** The file that the theme of a site names: by its path in `templates/`, or that of a package (`@example/theme/style.css`). */
export function themeFile(root: string, name: string): string {
  const own = path.join(root, 'templates', name)
  return existsSync(own) ? own : (fileOfPackage(name, own, root) ?? own)
}
