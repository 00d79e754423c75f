import { readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleWithMap } from './bundle-theme.ts'
import { CompileError } from './compile-error.ts'

/** A position in a source file. */
export interface SourcePlace {
  /** Absolute. */
  readonly file: string
  readonly line: number
  readonly column: number
}

/**
 * The source position of an error in compiled templates: the first call in its stack that is in the folder. Undefined if there is none.
 */
export function sourcePlaceOf(
  stack: string,
  map: SourceMap,
  compiled: string,
  folder: string,
): SourcePlace | undefined {
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
