import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** A place in a file that somebody has written. */
export interface SourcePlace {
  /** Absolute. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/**
 * Where in the sources an error of the compiled templates came from: the first call in its stack that lies in one of the folders.
 * Undefined where the stack has none, or the map of the compiled file is gone.
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
    // An older compiled file has none: the issue then names the page.
    return undefined
  }
}
