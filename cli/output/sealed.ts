import { readFileSync } from 'node:fs'
import { sha256 } from './paths.ts'
import { writeWhole } from './write-whole.ts'

/** Characters of a digest. */
const DIGEST = 64

/** Keeps bytes for a later run, behind their digest: what was changed or cut off since is not read. */
export function writeSealedBytes(file: string, bytes: Uint8Array): void {
  writeWhole(file, Buffer.concat([Buffer.from(sha256(bytes)), bytes]))
}

/** The bytes as they were written; undefined if there are none, or others than were written. */
export function readSealedBytes(file: string): Buffer | undefined {
  try {
    const sealed = readFileSync(file)
    const bytes = sealed.subarray(DIGEST)
    return sha256(bytes) === sealed.toString('latin1', 0, DIGEST) ? bytes : undefined
  } catch {
    // No such file yet: everything is made anew.
    return undefined
  }
}

/** Keeps a value as JSON, like `writeSealedBytes`. */
export function writeSealed(file: string, value: unknown): void {
  writeSealedBytes(file, Buffer.from(JSON.stringify(value)))
}

/** The value as it was written; undefined if there is none, or another than was written. */
export function readSealed(file: string): unknown {
  const bytes = readSealedBytes(file)
  return bytes && JSON.parse(bytes.toString('utf8'))
}
