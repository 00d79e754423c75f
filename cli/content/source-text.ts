import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isRegularFile } from './decode.ts'

/** The text of an issue's file, for its excerpt. */
export function sourceText(root: string, file: string): string | undefined {
  const absolute = path.join(root, file)
  try {
    return isRegularFile(absolute) ? readFileSync(absolute, 'utf8') : undefined
  } catch {
    // The issue may be that the file does not exist.
    return undefined
  }
}
