import path from 'node:path'
import { escapePattern } from '../../../i18n/escape-pattern.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import { packageOf } from '../bundle/html-setters.ts'
import { themeSources } from '../../content/theme-sources.ts'
import { sourceMapOf, type SourcePlace, sourcePlaceOf } from './source-place.ts'

/** A package whose code has thrown, and where the theme imports it; no place if only another package does. */
interface ThrowingPackage {
  readonly name: string
  readonly place?: SourcePlace | undefined
}

/** The package that has thrown an error while a compiled theme (`file`, of the sources of `entry`) was loaded. Undefined if none has. */
export async function throwingPackage(error: Error, file: string, entry: string): Promise<ThrowingPackage | undefined> {
  const folder = path.dirname(entry)
  const map = await sourceMapOf(file, folder)
  const thrown = map && sourcePlaceOf(error.stack ?? '', map, file)
  const name = thrown && packageOf(thrown.file)
  return name === undefined ? undefined : { name, place: placeOfImport(name, path.dirname(folder)) }
}

/** Where the theme of a site imports a package. Undefined if only another package does. */
export function placeOfImport(name: string, root: string): SourcePlace | undefined {
  const quoted = new RegExp(`(?<=\\b(?:from|import)[ (]*)(['"])${escapePattern(name)}(?:/[^'"]*)?\\1`)
  const source = themeSources(root).find(({ text }) => quoted.test(text))
  return source && { file: path.join(root, source.path), ...placeAt(source.text, source.text.search(quoted)) }
}
