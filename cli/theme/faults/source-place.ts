import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Place } from '../../../renderer/definitions/issue.ts'
import { bundleWithMap } from '../bundle/bundle-theme.ts'
import { CompileError } from './compile-error.ts'

/** A position in a source file. */
export interface SourcePlace extends Place {
  /** Absolute. */
  readonly file: string
}

/**
 * The source position of an error in compiled templates: the first call in its stack that is in the folder, or anywhere without one.
 * Undefined if there is none.
 */
export function sourcePlaceOf(
  stack: string,
  map: SourceMap,
  compiled: string,
  folder?: string,
): SourcePlace | undefined {
  for (const [, address = '', line = '', column = ''] of stack.matchAll(/(file:\/\/\S+?):(\d+):(\d+)\)?$/gm)) {
    if (fileURLToPath(address.replace(/\?.*$/, '')) !== compiled) continue
    const place = originalPlace({ line: Number(line), column: Number(column) }, map, folder)
    if (place) return place
  }
  return undefined
}

/** The source position of a position in compiled templates. Undefined if it is not in the folder. */
export function originalPlace({ line, column }: Place, map: SourceMap, folder?: string): SourcePlace | undefined {
  const entry = map.findEntry(line - 1, column - 1)
  // Helpers of the bundler have no source.
  if (!('originalSource' in entry) || !entry.originalSource) return undefined
  const file = path.normalize(entry.originalSource)
  return folder === undefined || file.startsWith(folder + path.sep)
    ? { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 }
    : undefined
}

/** The source map of a compiled theme. Undefined if its sources have changed since then; a build of them is about to follow. */
export async function sourceMapOf(compiled: string, folder: string): Promise<SourceMap | undefined> {
  try {
    const { code, map } = await bundleWithMap(path.join(folder, 'index.ts'))
    return code === readFileSync(compiled, 'utf8') ? new SourceMap(map) : undefined
  } catch (error) {
    if (error instanceof CompileError) return undefined
    throw error
  }
}
