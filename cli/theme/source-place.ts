import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A position in a source file. */
interface SourcePlace {
  /** Absolute. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/**
 * The source position of an error in compiled templates: the first call in its stack that is in one of the folders. Undefined if there is
 * none or the source map is missing.
 */
export function sourcePlaceOf(stack: string, compiled: string, folder: string): SourcePlace | undefined {
  const map = readMap(compiled)
  if (!map) return undefined
  for (const [, address = '', line = '', column = ''] of stack.matchAll(/\(?(file:\/\/[^\s)]+?):(\d+):(\d+)\)?$/gm)) {
    if (fileURLToPath(address.replace(/\?.*$/, '')) !== compiled) continue
    const entry = map.findEntry(Number(line) - 1, Number(column) - 1)
    if (!('originalSource' in entry)) continue
    const file = path.normalize(entry.originalSource)
    if (file.startsWith(folder + path.sep))
      return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
  }
  return undefined
}

function readMap(compiled: string): SourceMap | undefined {
  try {
    return new SourceMap(JSON.parse(readFileSync(`${compiled}.map`, 'utf8')) as SourceMapPayload)
  } catch {
    // Older compiled files have no map; then the issue names the page.
    return undefined
  }
}
