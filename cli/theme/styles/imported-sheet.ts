import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import { fileOfPackage } from '../package-file.ts'
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
