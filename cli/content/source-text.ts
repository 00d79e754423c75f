import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isRegularFile } from './decode.ts'

/** The text of an issue's file, for its excerpt; undefined if the file is not of text. */
export function sourceText(root: string, file: string): string | undefined {
  const absolute = path.join(root, file)
  try {
    const bytes = isRegularFile(absolute) ? readFileSync(absolute) : undefined
    return bytes && !isBinary(file, bytes) ? bytes.toString('utf8') : undefined
  } catch {
    // The issue may be that the file does not exist.
    return undefined
  }
}

/** A stray NUL byte in a text has to be found. */
const TEXT = /\.(?:md|ya?ml|json|css|[mc]?[jt]sx?|svg|xml|txt)$/

function isBinary(file: string, bytes: Buffer): boolean {
  return !TEXT.test(file) && bytes.includes(0)
}
