import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import { packageFile } from '../tool-folder.ts'
import { foreignError, isForeign } from './foreign-styles.ts'

/**
 * The file of an `@import`: relative to the sheet that imports it, or of a package (`leaflet/dist/leaflet.css`), wherever the package
 * manager has put that. One of another host is an error at its line.
 */
export function importedSheet(url: string, from: string, root: string): string {
  if (isForeign(url)) {
    const text = readFileSync(from, 'utf8')
    throw foreignError(url, from, placeAt(text, Math.max(0, text.indexOf(url))))
  }
  const beside = path.resolve(path.dirname(from), url)
  if (url.startsWith('.') || existsSync(beside)) return beside
  const found = fileOfPackage(url, from, root)
  // The name of a package alone may lead to its code.
  return found?.endsWith('.css') ? found : beside
}

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
