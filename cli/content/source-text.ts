import { readFileSync } from 'node:fs'
import path from 'node:path'

/** The text of a file that an issue names, for its excerpt. */
export function sourceText(root: string, file: string): string | undefined {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    // The issue may be that there is no such file.
    return undefined
  }
}
