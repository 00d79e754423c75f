import { readFileSync } from 'node:fs'
import { withPath } from './system-error.ts'

/** Reads a file; an error names it also if it is a folder, or the disk breaks while it is read. */
export function readFile(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch (error) {
    throw withPath(file, error)
  }
}
