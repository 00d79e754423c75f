import { readFileSync } from 'node:fs'
import { sha256 } from './paths.ts'
import { writeWhole } from './write-whole.ts'

const DIGEST = 64

/** Keeps a value for a later run, behind the digest of its text: what was changed or cut off since is nothing worth. */
export function writeSealed(file: string, value: unknown): void {
  const text = JSON.stringify(value)
  writeWhole(file, sha256(text) + text)
}

/** The value as it was written; undefined: there is none, or another than was written. */
export function readSealed(file: string): unknown {
  try {
    const sealed = readFileSync(file, 'utf8')
    const text = sealed.slice(DIGEST)
    return sha256(text) === sealed.slice(0, DIGEST) ? JSON.parse(text) : undefined
  } catch {
    // No such file yet: everything is made anew.
    return undefined
  }
}
