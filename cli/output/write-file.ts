import { writeFileSync, type WriteFileOptions } from 'node:fs'
import { withPath } from './system-error.ts'

/** Writes a file; an error names it also if the disk is full. */
export function writeFile(file: string, content: string | Uint8Array, options?: WriteFileOptions): void {
  try {
    writeFileSync(file, content, options)
  } catch (error) {
    throw withPath(file, error)
  }
}
