import { readFileSync } from 'node:fs'
import { firstBadLine, isUtf16 } from '../../content/files/decode.ts'
import { isRegularFile } from '../../output/stats-of.ts'
import { notUtf8, utf16 } from '../../content/files/decode-faults.ts'
import type { CompileFault } from './compile-error.ts'

/** What is wrong with the encoding of a file of a theme, as it is told of texts; undefined if that is UTF-8. */
export function encodingFault(file: string): CompileFault | undefined {
  if (!isRegularFile(file)) return undefined
  const bytes = readFileSync(file)
  const bad = firstBadLine(bytes)
  if (bad === null) return undefined
  const { line, column, message, expected, hint } = isUtf16(bytes) ? utf16(file) : notUtf8(file, bad)
  return { file, line, column, message, expected, hint }
}
