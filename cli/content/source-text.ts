import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isRegularFile } from './decode.ts'

/** The text of an issue's file, for an excerpt; undefined if it is not a text file. */
export function sourceText(root: string, file: string): string | undefined {
  const absolute = path.join(root, file)
  try {
    const bytes = isRegularFile(absolute) ? readFileSync(absolute) : undefined
    return bytes && !isBinary(file, bytes) ? bytes.toString('utf8') : undefined
  } catch {
    // The file may be missing, which may be the issue.
    return undefined
  }
}

/** Text files by extension. Looking for NUL bytes instead would hide the excerpt of a text that contains one. */
const TEXT = /\.(?:md|ya?ml|json|css|[mc]?[jt]sx?|svg|xml|txt)$/

function isBinary(file: string, bytes: Buffer): boolean {
  return !TEXT.test(file) && bytes.includes(0)
}
