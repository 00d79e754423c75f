import { readFileSync } from 'node:fs'
import { escapePattern } from '../../../i18n/escape-pattern.ts'
import { placeAt } from '../../../renderer/definitions/lines.ts'
import type { SourcePlace } from '../../theme/faults/source-place.ts'

/**
 * Where a component shows the island that an error of the generator is about: `<Island name="Counter" …>`. `place`: that of the component.
 * Undefined for other errors, and if the name is computed.
 */
export function islandPlace(message: string, place: SourcePlace): SourcePlace | undefined {
  const [, name] = /^(?:The island `|The theme has no island '|<Island name=")([^`'"]+)[`'"]/.exec(message) ?? []
  if (name === undefined) return undefined
  const text = readFileSync(place.file, 'utf8')
  const start = text.split('\n', place.line - 1).join('\n').length
  const shown = new RegExp(String.raw`<\w*Island\b[^>]*?\bname=\{?['"]${escapePattern(name)}['"]`).exec(
    text.slice(start),
  )
  return shown ? { file: place.file, ...placeAt(text, start + shown.index) } : undefined
}
